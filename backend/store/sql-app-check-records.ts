import { sql, type Kysely } from 'kysely';
import type { AppCheckRecords } from '../contact/app-check-verifier.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import { moment } from './rows.ts';

/**
 * App check's records on any SQL database that Kysely speaks to. How transactions are made belongs to
 * the particular database, and is handed in; and so does whether rows are locked, so that none waits for
 * another that forgets the same.
 */
export function sqlAppCheckRecords(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  { locksRows = false } = {},
): AppCheckRecords {
  return {
    secret: (made) => sharedSecret(db, 'tokens', made),
    async countUse(id, expiresAt) {
      // In SQL as it is: every call waits for it, and building it took as long as running it.
      const count = sql<{ uses: number }>`
        insert into app_check_uses (id, uses, expires_at) values (${id}, 1, ${moment(expiresAt)})
        on conflict (id) do update set uses = app_check_uses.uses + 1
        returning uses`;
      const { rows } = await inTransaction((transaction) => count.execute(transaction));
      return rows[0]?.uses ?? Infinity;
    },
    async deleteSomeExpired(now) {
      const expired = db
        .selectFrom('app_check_uses')
        .select('id')
        .where('expires_at', '<', moment(now))
        .orderBy('expires_at')
        .limit(forgottenAtOnce);
      await db
        .deleteFrom('app_check_uses')
        .where('id', 'in', locksRows ? expired.forUpdate().skipLocked() : expired)
        .execute();
    },
  };
}

/** Many more than are noted from one call to the next, and gone within milliseconds. */
const forgottenAtOnce = 300;

/** The secret of this name that all who share the database know: `made`, unless there is one already. */
export async function sharedSecret(
  db: Kysely<DatabaseSchema>,
  name: string,
  made: string,
): Promise<string> {
  // Whoever comes first is heard, of two processes that start at one moment too.
  await db
    .insertInto('app_check_secrets')
    .values({ name, secret: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('app_check_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
