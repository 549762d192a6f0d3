import { sql, type Kysely } from 'kysely';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import { moment } from './stored-message.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { SqlEngine } from './sql-engine.ts';

export function sqlAppCheckRecords(engine: SqlEngine): AppCheckRecords {
  const { db, inQuickTransaction, isShared } = engine;
  return {
    secret: (created) => storedSecret(db, created),
    async countUse(id, expiresAt) {
      // Raw SQL: every call waits for it, and building it took Kysely longer than running it.
      const count = sql<{ uses: number }>`
        insert into app_check_uses (id, uses, expires_at) values (${id}, 1, ${moment(expiresAt)})
        on conflict (id) do update set uses = app_check_uses.uses + 1
        returning uses`;
      const { rows } = await inQuickTransaction((transaction) => count.execute(transaction));
      return rows[0]?.uses ?? Infinity;
    },
    async deleteSomeExpired(now) {
      const expired = db
        .selectFrom('app_check_uses')
        .select('id')
        .where('expires_at', '<', moment(now))
        .orderBy('expires_at')
        .limit(batchSize);
      await db
        .deleteFrom('app_check_uses')
        .where('id', 'in', isShared ? expired.forUpdate().skipLocked() : expired)
        .execute();
    },
  };
}

/** Many more than are added from one call to the next, and deleted within milliseconds. */
const batchSize = 300;

/** Returns the secret that all servers share: `created`, unless there is one. */
async function storedSecret(db: Kysely<DatabaseSchema>, created: string): Promise<string> {
  const name = 'tokens';
  await db
    .insertInto('app_check_secrets')
    .values({ name, secret: created })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('app_check_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
