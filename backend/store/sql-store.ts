import { sql } from 'kysely';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import { moment, type SqlEngine } from './database-schema.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';
import { sqlMessageStore } from './sql-message-store.ts';
import { sqlNotificationQueue } from './sql-notification-queue.ts';
import type { Store } from './store.ts';

/** The store on a database that {@link prepareDatabase} has prepared. Closing it closes the database. */
export function sqlStore(engine: SqlEngine): Store {
  const { db, isShared } = engine;
  const dailyCounts = sqlDailyCounts(engine);
  return {
    messages: sqlMessageStore(engine),
    notifications: sqlNotificationQueue(engine),
    ...(!isShared && {
      async releaseClaims(now) {
        await sql`update notifications set claimed_at = null, next_attempt_at = ${moment(now)}
          where state = 'waiting' and claimed_at is not null`.execute(db);
      },
    }),
    dailyCounts,
    appCheck: sqlAppCheckRecords(engine),
    async close() {
      await dailyCounts.settle();
      await db.destroy();
    },
  };
}

function sqlAppCheckRecords({ db, inQuickTransaction, isShared }: SqlEngine): AppCheckRecords {
  return {
    async secret(created) {
      await sql`insert into app_check_secrets (name, secret) values ('tokens', ${created})
        on conflict do nothing`.execute(db);
      const { rows } = await sql<{ secret: string }>`
        select secret from app_check_secrets where name = 'tokens'`.execute(db);
      return rows[0]?.secret ?? created;
    },
    async countUse(id, expiresAt) {
      const count = sql<{ uses: number }>`
        insert into app_check_uses (id, uses, expires_at) values (${id}, 1, ${moment(expiresAt)})
        on conflict (id) do update set uses = app_check_uses.uses + 1
        returning uses`;
      const { rows } = await inQuickTransaction((transaction) => count.execute(transaction));
      return rows[0]?.uses ?? Infinity;
    },
    async deleteSomeExpired(now) {
      await sql`delete from app_check_uses where id in (
        select id from app_check_uses where expires_at < ${moment(now)}
        order by expires_at limit ${batchSize}
        ${isShared ? sql`for update skip locked` : sql``})`.execute(db);
    },
  };
}

/** Many more than are added from one call to the next, and deleted within milliseconds. */
const batchSize = 300;
