import type { Kysely } from 'kysely';
import type { DeliveryRecords } from '../report/delivery-figures.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { moment } from './rows.ts';

/** The delivery records on any SQL database that Kysely speaks to. No word of a message is read. */
export function sqlDeliveryRecords(db: Kysely<DatabaseSchema>): DeliveryRecords {
  return {
    async between(from, before) {
      const rows = await db
        .selectFrom('contact_messages as m')
        .leftJoin('notifications as l', 'l.message_id', 'm.id')
        .select(['m.id', 'm.received_at', 'm.spam_signs', 'l.kind', 'l.state', 'l.sent_at'])
        .where('m.received_at', '>=', moment(from))
        .where('m.received_at', '<', moment(before))
        .orderBy('m.received_at')
        .orderBy('m.id')
        .execute();
      return Array.from(Map.groupBy(rows, ({ id }) => id).values(), (ofMessage) => ({
        receivedAt: Date.parse(ofMessage[0]?.received_at ?? ''),
        looksLikeSpam: ofMessage[0]?.spam_signs !== null,
        notifications: ofMessage.flatMap(({ kind, state, sent_at }) =>
          kind === null || state === null
            ? []
            : [{ kind, state, sentAt: sent_at === null ? undefined : Date.parse(sent_at) }],
        ),
      }));
    },
  };
}
