import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { limitedGroups, limitPeriod, type LimitedGroup } from '../limits/limit-rules.ts';
import { memoryLimits } from '../limits/memory-limits.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { sharedSecret } from './sql-app-check-records.ts';

export interface SqlRequestLimits extends RequestLimits {
  /** Forgets windows that are over. Done by itself ten times in a window. */
  readonly forgetEnded: () => Promise<void>;
  /** Forgets nothing more by itself from now on. */
  readonly stop: () => void;
}

/** By which windows begin and end. */
export interface LimitTime {
  /** The moment by the database's own clock, which is one for all its servers, whatever theirs say. */
  readonly ofDatabase: () => RawBuilder<unknown>;
  /** Milliseconds of this process, which nobody sets. */
  readonly ofProcess: () => number;
}

const realTime: LimitTime = {
  ofDatabase: () => sql`clock_timestamp()`,
  ofProcess: () => performance.now(),
};

/**
 * Limits that all servers of a database count together. While it is away each counts by itself, as it
 * always does with `events`: of them every line has thousands, and asking the database for each would
 * take it longer than to count them.
 *
 * No address is written down: a code is made of it with a secret of the database, and gone soon after
 * the window of its count, which is looked after by whichever server runs.
 */
export function sqlRequestLimits(
  db: Kysely<DatabaseSchema>,
  time: LimitTime = realTime,
): SqlRequestLimits {
  const alone = memoryLimits();
  /** Those that are full, by code, until when: who floods is not worth asking the database again. */
  const fullUntil = new Map<string, number>();
  let awayUntil = -Infinity;
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
    for (const code of codes) {
      const left = (fullUntil.get(code) ?? -Infinity) - time.ofProcess();
      if (left > 0) return wholeSeconds(left);
    }
    sweepLater();
    const full = await countOrRefuse(db, request, codes, groups, time.ofDatabase());
    if (full === undefined) return undefined;
    fullUntil.set(full.code, time.ofProcess() + full.left);
    const [oldest = full.code] = fullUntil.keys();
    if (fullUntil.size > mostRemembered) fullUntil.delete(oldest);
    return wholeSeconds(full.left);
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
    const now = time.ofProcess();
    for (const [code, endsAt] of fullUntil) if (endsAt <= now) fullUntil.delete(code);
    await sql`
      delete from request_counts where ends_at <= ${written(time.ofDatabase())}`.execute(db);
    const left = await db.selectFrom('request_counts').select('who').limit(1).execute();
    if (left.length > 0) sweepLater();
  }

  // What servers have left that are gone by now.
  sweepLater();
  return {
    async take(request, address) {
      const isAway = time.ofProcess() < awayUntil;
      if (request === 'events' || isAway) return alone.take(request, address);
      try {
        return await takeShared(request, address);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        // A message is counted twice, and its visitor need not wait twice to learn that.
        awayUntil = time.ofProcess() + awayTime;
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

/** At least one, so that nobody comes back at once. */
function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

const mostRemembered = 5000;

/** How long the database is not asked again after it did not answer, in milliseconds. */
const awayTime = 10_000;

/**
 * Counts the request in all its groups or, where one of them is full, in none, and answers which. All
 * servers take the groups of a request in one order: two never wait for each other.
 */
async function countOrRefuse(
  db: Kysely<DatabaseSchema>,
  request: LimitedRequest,
  codes: readonly string[],
  groups: readonly LimitedGroup[],
  now: RawBuilder<unknown>,
): Promise<Window | undefined> {
  try {
    await db.transaction().execute(async (transaction) => {
      const counted = await count(transaction, request, codes, now);
      for (const [place, code] of codes.entries()) {
        const { count: soMany = 0, left = 0 } = counted.get(code) ?? {};
        if (soMany > (groups[place]?.most ?? 0)) throw new Full({ code, left });
      }
    });
  } catch (error) {
    if (error instanceof Full) return error.window;
    throw error;
  }
  return undefined;
}

interface Window {
  readonly code: string;
  /** How long until it ends, in milliseconds. */
  readonly left: number;
}

/** Undoes the counting. */
class Full extends Error {
  readonly window: Window;
  constructor(window: Window) {
    super('There is no room left in a window');
    this.window = window;
  }
}

async function count(
  db: Transaction<DatabaseSchema>,
  request: LimitedRequest,
  codes: readonly string[],
  now: RawBuilder<unknown>,
) {
  const end = (periods: number) =>
    written(sql`${now} + ${sql.lit(periods * limitPeriod)} * interval '1 second'`);
  const rows = codes.map((code) => sql`(${request}, ${code}, 1, ${end(1)})`);
  // One that ends later than any that begins now is of a clock that was wrong. By a whole period, since a
  // clock may be set back by a little at any time.
  const isOver = sql`
    (request_counts.ends_at <= ${written(now)} or request_counts.ends_at > ${end(2)})`;
  const { rows: counted } = await sql<{ who: string; count: number; left: number }>`
    insert into request_counts (request, who, count, ends_at) values ${sql.join(rows)}
    on conflict (request, who) do update set
      count = case when ${isOver} then 1 else request_counts.count + 1 end,
      ends_at = case when ${isOver} then ${end(1)} else request_counts.ends_at end
    returning who, count,
      (extract(epoch from ends_at::timestamptz - ${now}) * 1000)::float8 as "left"`.execute(db);
  return new Map(counted.map((row) => [row.who, row]));
}

/** A moment as `rows.ts` writes it. */
function written(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
