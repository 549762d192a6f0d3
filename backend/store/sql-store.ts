import { moment } from './stored-message.ts';
import { sqlAppCheckRecords } from './sql-app-check-records.ts';
import { sqlDailyCounts } from './sql-daily-counts.ts';
import type { SqlEngine } from './sql-engine.ts';
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
    ...(!isShared && { releaseClaims: (now) => releaseClaims(engine, now) }),
    dailyCounts,
    appCheck: sqlAppCheckRecords(engine),
    async close() {
      await dailyCounts.settle();
      await db.destroy();
    },
  };
}

async function releaseClaims({ db }: SqlEngine, now: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ claimed_at: null, next_attempt_at: moment(now) })
    .where('state', '=', 'waiting')
    .where('claimed_at', 'is not', null)
    .execute();
}
