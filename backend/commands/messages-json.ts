import type { MessageWithNotifications } from '../contact/message-store.ts';
import { printableJson } from '../report/terminal-marks.ts';

/** For programs: moments in ISO 8601, nothing known is `null`. */
export function messagesJson(messages: readonly MessageWithNotifications[]): string {
  const entries = messages.map(({ id, receivedAt, page, content, spamSigns, notifications }) => ({
    id,
    receivedAt: isoMoment(receivedAt),
    page: page ?? null,
    ...content,
    spamSigns,
    notifications: notifications.map((notification) => ({
      kind: notification.kind,
      state: notification.state,
      attempts: notification.attempts,
      nextAttemptAt:
        notification.state === 'waiting' ? isoMoment(notification.nextAttemptAt) : null,
      sentAt: isoMoment(notification.sentAt),
      lastProblem: notification.lastProblem ?? null,
    })),
  }));
  return `${printableJson(JSON.stringify(entries, undefined, 2))}\n`;
}

function isoMoment(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}
