import { sql, type Kysely } from 'kysely';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { ReportCounts } from '../report/report-sources.ts';
import type { DatabaseSchema } from './database-schema.ts';

/** The counts of a report from any SQL database that Kysely speaks to, which adds them up itself. */
export function sqlReportCounts(db: Kysely<DatabaseSchema>): ReportCounts {
  return {
    async summed(from, to) {
      const { rows } = await sql<DailyCount>`
        select min(day) as day, what, first, second, sum(count) as count
        from daily_counts
        where day >= ${from} and day <= ${to}
        group by what, first, second,
          case when what = 'step' and first = 'came' then day else '' end`.execute(db);
      return rows;
    },
  };
}
