import { expect } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { ReceivedEmail } from '#test/fixtures/smtp-peer.ts';
import { office, type ListedMessage } from '#test/fixtures/server-process.ts';
import type { Answer, Visitor } from './visitor.ts';

export type MessageTracker = ReturnType<typeof trackMessages>;

/** The messages that servers acknowledged, and whether they were stored and delivered. */
export function trackMessages(randomText: () => string) {
  // By the visitor's address, which is another in each message. A plain form gets no id.
  const acknowledged = new Map<string, { message: ContactMessage; id: string | undefined }>();
  let made = 0;
  return {
    /** A message unlike any other. */
    newMessage(): ContactMessage {
      made += 1;
      return {
        ...completeMessage,
        name: `Visitor ${made}`,
        email: `visitor-${made}@shop.example`,
        message: `Can you call on Monday? ${made} ${randomText()}`.trim(),
      };
    },
    /** Sends a message as the visitor, and remembers it once it is acknowledged. */
    async send(visitor: Visitor, origin: string, message: ContactMessage): Promise<Answer> {
      const answer = await visitor.send(origin, message);
      if (answer.kind !== 'acknowledged') return answer;
      const { id = answer.id } = acknowledged.get(message.email) ?? {};
      if (answer.id !== undefined) expect(answer.id, `${message.email} has one id`).toBe(id);
      acknowledged.set(message.email, { message, id });
      return answer;
    },
    acknowledged: () => [...acknowledged.values()].map(({ message }) => message),
    count(stored: readonly ListedMessage[], notifications: readonly ReceivedEmail[]) {
      const copies = Map.groupBy(stored, ({ email }) => email);
      const isStored = ({ message, id }: { message: ContactMessage; id: string | undefined }) => {
        const [copy, ...more] = copies.get(message.email) ?? [];
        const isSame = copy?.message === message.message && (id ?? copy.id) === copy.id;
        return isSame && more.length === 0;
      };
      const arrivals = Map.groupBy(notifications, notificationName);
      const idsOf = (name: string) =>
        new Set(arrivals.get(name)?.map(({ email }) => email.messageId) ?? []);
      const messages = [...acknowledged.values()];
      return {
        acknowledged: messages.length,
        // How many are in the database, once each and with the id of the answer.
        stored: messages.filter(isStored).length,
        // How many reached the agency, with one Message-ID each. A visitor gets one confirmation at most: they have
        // a budget.
        delivered: messages.filter(
          ({ message: { email } }) =>
            idsOf(`agency ${email}`).size === 1 && idsOf(`confirmation ${email}`).size <= 1,
        ).length,
        // How many emails arrived again, by Message-ID.
        repeated: timesArrived(notifications).reduce((sum, times) => sum + times - 1, 0),
      };
    },
  };
}

/** How often each email arrived, by Message-ID. */
export function timesArrived(notifications: readonly ReceivedEmail[]): readonly number[] {
  const copies = Map.groupBy(notifications, ({ email }) => email.messageId);
  return [...copies.values()].map(({ length }) => length);
}

/** The kind of an email and the visitor it is about. */
function notificationName({ to, email }: ReceivedEmail): string {
  return to.includes(office)
    ? `agency ${email.replyTo?.[0]?.address ?? ''}`
    : `confirmation ${to.join()}`;
}
