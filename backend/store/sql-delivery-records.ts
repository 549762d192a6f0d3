import type { Kysely } from 'kysely';
import type { DeliveryRecords } from '../report/report-sources.ts';
import { moment } from './stored-message.ts';
import type { DatabaseSchema } from './database-schema.ts';

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
