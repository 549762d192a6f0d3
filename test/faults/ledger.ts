import { expect } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { ReceivedEmail } from '#test/fixtures/smtp-peer.ts';
import { office, type ListedMessage } from './server-process.ts';
import type { Answer, Visitor } from './visitor.ts';

/** What servers have promised, and whether it was kept. */
export interface Ledger {
  /** A message that no other is like. */
  readonly newMessage: () => ContactMessage;
  /** Has the visitor send it, and notes what is promised. */
  readonly send: (visitor: Visitor, origin: string, message: ContactMessage) => Promise<Answer>;
  readonly acknowledged: () => readonly ContactMessage[];
  readonly account: (
    stored: readonly ListedMessage[],
    notifications: readonly ReceivedEmail[],
  ) => Account;
}

export interface Account {
  readonly acknowledged: number;
  /** Of them, how many the database holds, each once and by the id that was promised. */
  readonly stored: number;
  /**
   * Of them, how many have reached the agency, each under one Message-ID. Confirmations have a budget,
   * so that not every message gets one, and none gets two.
   */
  readonly delivered: number;
  /** How often an email came again that had come before, by its Message-ID. */
  readonly repeated: number;
}

export function openLedger(words: () => string = () => ''): Ledger {
  // By the visitor's address, of which each message has its own. An id where one was told.
  const promised = new Map<string, { message: ContactMessage; id: string | undefined }>();
  let count = 0;
  return {
    newMessage() {
      count += 1;
      return {
        name: `Visitor ${count}`,
        email: `visitor-${count}@shop.example`,
        phone: '(303) 555-0117',
        company: 'Alder & Rye Bakery',
        message: `Can you call on Monday? ${count} ${words()}`.trim(),
      };
    },
    async send(visitor, origin, message) {
      const answer = await visitor.send(origin, message);
      if (answer.kind !== 'acknowledged') return answer;
      const { id = answer.id } = promised.get(message.email) ?? {};
      if (answer.id !== undefined) expect(answer.id, `${message.email} has one id`).toBe(id);
      promised.set(message.email, { message, id });
      return answer;
    },
    acknowledged: () => [...promised.values()].map(({ message }) => message),
    account(stored, notifications) {
      const copies = Map.groupBy(stored, ({ email }) => email);
      const isStored = ({ message, id }: { message: ContactMessage; id: string | undefined }) => {
        const [kept, ...more] = copies.get(message.email) ?? [];
        const isSame = kept?.message === message.message && (id ?? kept.id) === kept.id;
        return isSame && more.length === 0;
      };
      const arrivals = Map.groupBy(notifications, notificationName);
      const idsOf = (name: string) =>
        new Set(arrivals.get(name)?.map(({ email }) => email.messageId) ?? []);
      const messages = [...promised.values()];
      return {
        acknowledged: messages.length,
        stored: messages.filter(isStored).length,
        delivered: messages.filter(
          ({ message: { email } }) =>
            idsOf(`agency ${email}`).size === 1 && idsOf(`confirmation ${email}`).size <= 1,
        ).length,
        repeated: timesArrived(notifications).reduce((sum, times) => sum + times - 1, 0),
      };
    },
  };
}

/** How often each notification has come, by its Message-ID. */
export function timesArrived(notifications: readonly ReceivedEmail[]): readonly number[] {
  const copies = Map.groupBy(notifications, ({ email }) => email.messageId);
  return [...copies.values()].map(({ length }) => length);
}

/** The notification of a kind that is about one visitor. */
function notificationName({ to, email }: ReceivedEmail): string {
  return to.includes(office)
    ? `agency ${email.replyTo?.[0]?.address ?? ''}`
    : `confirmation ${to.join()}`;
}
