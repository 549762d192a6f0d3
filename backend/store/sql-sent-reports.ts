import type { Kysely } from 'kysely';
import type { SentReports } from '../analytics/report/sent-reports.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { moment } from './rows.ts';

/**
 * Which monthly reports were sent, in any SQL database that Kysely speaks to. `unlessUnderWay` is the
 * engine's own way of knowing of other servers.
 */
export function sqlSentReports(
  db: Kysely<DatabaseSchema>,
  unlessUnderWay: SentReports['unlessUnderWay'],
): SentReports {
  return {
    unlessUnderWay,
    async list() {
      const rows = await db.selectFrom('sent_reports').selectAll().orderBy('month').execute();
      return rows.map(({ month, sent_at }) => ({ month, sentAt: Date.parse(sent_at) }));
    },
    async isSent(month, now) {
      const row = await db
        .selectFrom('sent_reports')
        .select('month')
        .where('month', '=', month)
        .where('sent_at', '<=', moment(now))
        .executeTakeFirst();
      return row !== undefined;
    },
    async noteSent(month, sentAt) {
      const sent_at = moment(sentAt);
      await db.transaction().execute((transaction) =>
        transaction
          .insertInto('sent_reports')
          .values({ month, sent_at })
          .onConflict((conflict) => conflict.column('month').doUpdateSet({ sent_at }))
          .execute(),
      );
    },
  };
}
