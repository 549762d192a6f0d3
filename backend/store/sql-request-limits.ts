import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../contact/ports.ts';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { limitedGroups, limitPeriod, type LimitedGroup } from '../limits/limit-rules.ts';
import { memoryLimits } from '../limits/memory-limits.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { moment } from './rows.ts';
import { sharedSecret } from './sql-app-check-records.ts';

export interface SqlRequestLimits extends RequestLimits {
  /** Forgets windows that are over. Done by itself ten times in a window. */
  readonly forgetEnded: () => Promise<void>;
  /** Forgets nothing more by itself from now on. */
  readonly stop: () => void;
}

/**
 * Limits that all servers of a database count together. While it is away each counts by itself, as it
 * always does with `events`: of them every line has thousands, and asking the database for each would
 * take it longer than to count them.
 *
 * No address is written down: a code is made of it with a secret of the database, and gone soon after
 * the window of its count, which is looked after by whichever server runs.
 */
export function sqlRequestLimits(db: Kysely<DatabaseSchema>, clock: Clock): SqlRequestLimits {
  const alone = memoryLimits();
  /** Those that are full, by code, until when: who floods is not worth asking the database again. */
  const fullUntil = new Map<string, number>();
  let secret: Promise<string> | undefined;
  let sweep: NodeJS.Timeout | undefined;
  let hasStopped = false;

  async function codesOf(request: LimitedRequest, groups: readonly LimitedGroup[]) {
    secret ??= sharedSecret(db, 'limits', randomBytes(32).toString('base64url'));
    const key = await secret.catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    // With its place, since of an address that is none the line and the network have one name.
    return groups.map((group, place) =>
      createHmac('sha256', key).update(`${request} ${place} ${group.key}`).digest('base64url'),
    );
  }

  async function takeShared(request: LimitedRequest, address: string) {
    const groups = limitedGroups(request, address);
    const codes = await codesOf(request, groups);
    const now = clock();
    for (const code of codes) {
      const wait = waitUntil(fullUntil.get(code) ?? 0, now);
      if (wait !== undefined) return wait;
    }
    sweepLater();
    const full = await countOrRefuse(db, request, codes, groups, now);
    if (full === undefined) return undefined;
    fullUntil.set(full.code, full.endsAt);
    const [oldest = full.code] = fullUntil.keys();
    if (fullUntil.size > mostRemembered) fullUntil.delete(oldest);
    return waitUntil(full.endsAt, now) ?? 1;
  }

  function sweepLater(): void {
    if (hasStopped) return;
    sweep ??= setTimeout(() => void sweepNow(), limitPeriod * 100).unref();
  }

  async function sweepNow(): Promise<void> {
    sweep = undefined;
    try {
      await forgetEnded();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      sweepLater();
    }
  }

  async function forgetEnded(): Promise<void> {
    const now = clock();
    for (const [code, endsAt] of fullUntil) if (endsAt <= now) fullUntil.delete(code);
    await db.deleteFrom('request_counts').where('ends_at', '<=', moment(now)).execute();
    const left = await db.selectFrom('request_counts').select('who').limit(1).execute();
    if (left.length > 0) sweepLater();
  }

  // What servers have left that are gone by now.
  sweepLater();
  return {
    async take(request, address) {
      if (request === 'events') return alone.take(request, address);
      try {
        return await takeShared(request, address);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        return alone.take(request, address);
      }
    },
    forgetEnded,
    stop() {
      hasStopped = true;
      clearTimeout(sweep);
    },
  };
}

/** The whole seconds until then; `undefined` where that is over, or so far off that a clock was wrong. */
function waitUntil(endsAt: number, now: number): number | undefined {
  if (endsAt <= now || endsAt > now + limitPeriod * 1000) return undefined;
  return Math.max(1, Math.ceil((endsAt - now) / 1000));
}

const mostRemembered = 5000;

/**
 * Counts the request in all its groups or, where one of them is full, in none, and answers which. All
 * servers take the groups of a request in one order: two never wait for each other.
 */
async function countOrRefuse(
  db: Kysely<DatabaseSchema>,
  request: LimitedRequest,
  codes: readonly string[],
  groups: readonly LimitedGroup[],
  now: number,
): Promise<{ readonly code: string; readonly endsAt: number } | undefined> {
  try {
    await db.transaction().execute(async (transaction) => {
      const counted = await count(transaction, request, codes, now);
      for (const [place, code] of codes.entries()) {
        const { count: soMany = 0, ends_at = '' } = counted.get(code) ?? {};
        if (soMany > (groups[place]?.most ?? 0)) throw new Full(code, Date.parse(ends_at));
      }
    });
  } catch (error) {
    if (error instanceof Full) return error;
    throw error;
  }
  return undefined;
}

/** Undoes the counting. */
class Full extends Error {
  readonly code: string;
  readonly endsAt: number;
  constructor(code: string, endsAt: number) {
    super('There is no room left in a window');
    this.code = code;
    this.endsAt = endsAt;
  }
}

async function count(
  db: Transaction<DatabaseSchema>,
  request: LimitedRequest,
  codes: readonly string[],
  now: number,
) {
  const end = moment(now + limitPeriod * 1000);
  const rows = codes.map((code) => sql`(${request}, ${code}, 1, ${end})`);
  // A window that ends later than one that begins now is of a clock that was wrong.
  const isOver = sql`request_counts.ends_at <= ${moment(now)} or request_counts.ends_at > ${end}`;
  const { rows: counted } = await sql<{ who: string; count: number; ends_at: string }>`
    insert into request_counts (request, who, count, ends_at) values ${sql.join(rows)}
    on conflict (request, who) do update set
      count = case when ${isOver} then 1 else request_counts.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else request_counts.ends_at end
    returning who, count, ends_at`.execute(db);
  return new Map(counted.map((row) => [row.who, row]));
}
