import type { Kysely } from 'kysely';
import type { DeliveryRecords } from '../report/report-sources.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { moment } from './rows.ts';

/** The delivery records on any SQL database that Kysely speaks to. No word of a message is read. */
export function sqlDeliveryRecords(db: Kysely<DatabaseSchema>): DeliveryRecords {
  return {
    async between(from, before) {
      const rows = await db
        .selectFrom('contact_messages as m')
        .leftJoin('notifications as l', 'l.message_id', 'm.id')
        .select(['m.id', 'm.spam_signs', 'l.kind', 'l.state'])
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
