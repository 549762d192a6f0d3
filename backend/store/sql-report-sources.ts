import { sql, type Kysely } from 'kysely';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { DeliveryRecords, ReportCounts } from '../report/report-sources.ts';
import { moment } from './stored-message.ts';
import type { DatabaseSchema } from './database-schema.ts';

/** The counts of a report, added up by the database. */
export function sqlReportCounts(db: Kysely<DatabaseSchema>): ReportCounts {
  return {
    async summed(from, to) {
      const { rows } = await sql<DailyCount>`
        select min(day) as day, what, first, second, sum(count) as count
        from daily_counts
        where day >= ${from} and day <= ${to}
        group by what, first, second,
          case when what = 'step' and first = 'visited' then day else '' end`.execute(db);
      return rows;
    },
  };
}

/** The delivery of messages, without their content. */
export function sqlDeliveryRecords(db: Kysely<DatabaseSchema>): DeliveryRecords {
  return {
    async between(from, before) {
      const rows = await db
        .selectFrom('messages as m')
        .leftJoin('notifications as n', 'n.message_id', 'm.id')
        .select(['m.id', 'm.spam_signs', 'n.kind', 'n.state'])
        .where('m.received_at', '>=', moment(from))
        .where('m.received_at', '<', moment(before))
        .orderBy('m.received_at')
        .orderBy('m.id')
        .execute();
      return Array.from(Map.groupBy(rows, ({ id }) => id).values(), (ofMessage) => ({
        looksLikeSpam: ofMessage[0]?.spam_signs !== null,
        notifications: ofMessage.flatMap(({ kind, state }) =>
          kind === null || state === null ? [] : [{ kind, state }],
        ),
      }));
    },
  };
}
