import type { NewMessage } from '#backend/contact/message-store.ts';
import type {
  ClaimedNotification,
  NotificationQueue,
} from '#backend/notifications/notification-queue.ts';
import type { Store } from '#backend/store/store.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';

export const noon = Date.UTC(2026, 10, 21, 19);
export const hour = 60 * 60 * 1000;
export const year = 365 * 24 * hour;

/** A message with an inquiry notification and a confirmation, whose ids begin with its own. */
export function newMessage(id: string, parts: Partial<NewMessage> = {}): NewMessage {
  return {
    id,
    receivedAt: noon,
    page: undefined,
    content: completeMessage,
    spamSigns: [],
    contentKey: id,
    day: '2026-11-21',
    duplicatesAfter: noon - 24 * hour,
    maxInquiries: 1000,
    confirmation: { mailbox: completeMessage.email, limits: [] },
    notifications: [
      { id: `${id}-inquiry`, kind: 'inquiry' },
      { id: `${id}-confirmation`, kind: 'confirmation' },
    ],
    ...parts,
  };
}

/** All messages in the order of their ids. */
export async function byId({ messages }: Pick<Store, 'messages'>) {
  return (await messages.list()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A notification as it is stored before the first attempt. */
export const untried = {
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: noon,
  sentAt: undefined,
  lastProblem: undefined,
} as const;

/** Every kind that a channel asks for. */
export const everyKind = ['inquiry', 'confirmation', 'webhook'] as const;

/** A claim of notifications, with a lease of a minute. */
export function claimAt(kind: NotificationKind, now: number, limit = 10) {
  return { kind, now, leaseUntil: now + lease, limit };
}

/** Claims what is due of every kind. */
export async function claimAll(notifications: NotificationQueue, now: number, limit?: number) {
  const claimed: ClaimedNotification[] = [];
  for (const kind of everyKind) {
    claimed.push(...(await notifications.claimDue(claimAt(kind, now, limit))));
  }
  return claimed;
}

export const lease = 60_000;
