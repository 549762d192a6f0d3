import { createHmac, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { limitedGroups, limitPeriod, type LimitedGroup } from '../limits/limit-rules.ts';
import { memoryLimits } from '../limits/memory-limits.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { sharedSecret } from './sql-app-check-records.ts';

/**
 * Limits that all servers of a PostgreSQL database share. Each server also counts in memory: what
 * exceeds its own limits costs no query, and while the database is away its own limits are left.
 * Events are counted in memory only, because there are thousands of them.
 *
 * The database gets no address but a keyed hash of it, which is deleted after its window.
 */
export function sqlRequestLimits(
  db: Kysely<DatabaseSchema>,
): RequestLimits & { readonly stop: () => void } {
  const ownLimits = memoryLimits();
  let unavailableUntil = -Infinity;
  let secret: string | undefined;
  const sweep = setInterval(() => void deleteEnded(db), limitPeriod * 1000).unref();

  async function takeShared(request: LimitedRequest, address: string) {
    secret ??= await sharedSecret(db, 'limits', randomBytes(32).toString('base64url'));
    const key = secret;
    const groups = limitedGroups(request, address).map((group) => ({
      ...group,
      key: createHmac('sha256', key).update(group.key).digest('base64url'),
    }));
    return countOrRefuse(db, groups);
  }

  return {
    async take(request, address) {
      const wait = await ownLimits.take(request, address);
      const isOwn = request === 'events' || performance.now() < unavailableUntil;
      if (wait !== undefined || isOwn) return wait;
      try {
        return await takeShared(request, address);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        // A visitor must not wait for a timeout twice.
        unavailableUntil = performance.now() + retryDelay;
        return undefined;
      }
    },
    stop: () => clearInterval(sweep),
  };
}

/** Milliseconds until an unavailable database is asked again. */
const retryDelay = 10_000;

/**
 * Counts the request in all its groups, or in none if one is full: then returns the seconds until
 * that one's window ends. All servers lock the groups in one order, from the narrowest to the widest.
 */
async function countOrRefuse(
  db: Kysely<DatabaseSchema>,
  groups: readonly LimitedGroup[],
): Promise<number | undefined> {
  const now = sql`clock_timestamp()`;
  const end = sql`${now} + ${sql.lit(limitPeriod)} * interval '1 second'`;
  // A window that ends far ahead was begun while the clock was wrong.
  const isOver = sql`request_counts.ends_at not between ${now} and ${end} + interval '1 minute'`;
  try {
    await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ key: string; count: number; seconds: number }>`
        insert into request_counts (key, count, ends_at)
        values ${sql.join(groups.map(({ key }) => sql`(${key}, 1, ${end})`))}
        on conflict (key) do update set
          count = case when ${isOver} then 1 else request_counts.count + 1 end,
          ends_at = case when ${isOver} then ${end} else request_counts.ends_at end
        returning key, count, extract(epoch from ends_at - ${now})::float8 as seconds`.execute(
        transaction,
      );
      for (const { key, max } of groups) {
        const row = rows.find((each) => each.key === key);
        // Rolls the counts back.
        if (row !== undefined && row.count > max) throw new WindowFull(row.seconds);
      }
    });
  } catch (error) {
    if (error instanceof WindowFull) return error.seconds;
    throw error;
  }
  return undefined;
}

class WindowFull extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('The window is full');
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}

async function deleteEnded(db: Kysely<DatabaseSchema>): Promise<void> {
  try {
    await sql`delete from request_counts where ends_at <= clock_timestamp()`.execute(db);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
