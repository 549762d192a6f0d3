import type { MessageWithNotifications } from '../contact/message-store.ts';
import { printableJson } from '../runtime/printable.ts';

/** Returns the messages for programs: times in ISO 8601, `null` for what is unknown. */
export function messagesJson(messages: readonly MessageWithNotifications[]): string {
  const entries = messages.map(({ id, receivedAt, page, content, spamSigns, notifications }) => ({
    id,
    receivedAt: isoTime(receivedAt),
    page: page ?? null,
    ...content,
    spamSigns,
    notifications: notifications.map(
      ({ kind, state, attempts, nextAttemptAt, sentAt, lastProblem }) => ({
        kind,
        state,
        attempts,
        nextAttemptAt: state === 'waiting' ? isoTime(nextAttemptAt) : null,
        sentAt: isoTime(sentAt),
        lastProblem: lastProblem ?? null,
      }),
    ),
  }));
  return `${printableJson(JSON.stringify(entries, undefined, 2))}\n`;
}

function isoTime(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}
