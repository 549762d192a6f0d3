import type { ContactMessage } from '#contract/contact-message.ts';
import { type ConfirmationLimit, nextDigest } from './email-budget.ts';
import { z } from 'zod';
import type { FixedFieldName } from '#contract/fixed-fields.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';

export interface StoredMessage {
  readonly id: string;
  readonly receivedAt: number;
  /** The path of the page with the form, if the browser named it. */
  readonly page: string | undefined;
  readonly content: ContactMessage;
  /** Why the message looks like spam; empty if it does not. May name signs of a later version. */
  readonly spamSigns: readonly string[];
}

/** Everything that is stored of a message. */
export interface MessageWithNotifications extends StoredMessage {
  /** `undefined` once the same content counts as a new message; see {@link MessageStore.save}. */
  readonly contentKey: string | undefined;
  readonly notifications: readonly StoredNotification[];
}

export interface NewMessage extends StoredMessage {
  /** A hash of the content; see {@link MessageStore.save}. */
  readonly contentKey: string;
  /** The agency's day, which counts the message for the report: `2026-11-21`. */
  readonly day: string;
  /** Messages received at or before this moment do not count as duplicates. */
  readonly duplicatesAfter: number;
  readonly notifications: readonly { readonly id: string; readonly kind: NotificationKind }[];
  /** After so many inquiry emails in an hour, the inquiry goes into the digest, and no other channel is used. */
  readonly maxInquiries: number;
  /** The confirmation is left out if one of these limits is reached. */
  readonly confirmation: {
    /** See `mailboxOf`. */
    readonly mailbox: string;
    readonly limits: readonly ConfirmationLimit[];
  };
}

/** Every method throws `StoreUnavailable` if the store cannot be read or written. */
export interface MessageStore {
  /** Resolves once all is on disk, in one transaction. A duplicate changes nothing and gets the stored id. */
  save(message: NewMessage): Promise<{ readonly id: string; readonly isDuplicate: boolean }>;
  /** Newest first. */
  list(): Promise<readonly MessageWithNotifications[]>;
  get(id: string): Promise<MessageWithNotifications | undefined>;
  /** Stores messages of an export, all or none, and returns how many were new. Stored ones stay as they are. */
  add(messages: readonly MessageWithNotifications[]): Promise<number>;
  /** Deletes the message and its notifications; returns whether there was one. */
  delete(id: string): Promise<boolean>;
  /** Deletes the oldest, without those that have a waiting notification, and returns the ids of the deleted. */
  deleteExpired(before: number, limit: number): Promise<readonly string[]>;
}

/** Returns a new message as it is first stored. */
export function firstStored(
  message: NewMessage,
  { isConfirmed, isInDigest }: Readonly<Record<'isConfirmed' | 'isInDigest', boolean>>,
): MessageWithNotifications {
  const { id, receivedAt, page, content, spamSigns, contentKey, confirmation } = message;
  const notifications = message.notifications
    .filter(({ kind }) =>
      kind === 'confirmation' ? isConfirmed : kind === 'inquiry' || !isInDigest,
    )
    .map(({ id, kind }) => {
      const isDigest = kind === 'inquiry' && isInDigest;
      return {
        ...({ id, kind: isDigest ? 'digest' : kind, state: 'waiting', attempts: 0 } as const),
        nextAttemptAt: isDigest ? nextDigest(receivedAt) : receivedAt,
        ...{ sentAt: undefined, lastProblem: undefined },
        mailbox: kind === 'confirmation' ? confirmation.mailbox : undefined,
      };
    });
  return { id, receivedAt, page, content, spamSigns, contentKey, notifications };
}

const text = z.string().default('');
const fixed = {
  name: text,
  email: text,
  phone: text,
  company: text,
  message: text,
} satisfies Record<FixedFieldName, typeof text>;

/** Fields that the agency no longer asks for keep their texts; those that it added later are missing. */
export const storedContent: z.ZodType<ContactMessage> = z.object(fixed).catchall(z.string());

/** A kind of notification, and the messages that get one. */
export interface NotificationRule {
  readonly kind: NotificationKind;
  /** A newcomer is a client that has sent no message in a while. */
  isFor(message: { readonly isSpam: boolean; readonly isNewcomer: boolean }): boolean;
}

/** `given-up`: refused, or failed for days; a person can retry it. */
export const notificationStates = ['waiting', 'sent', 'given-up'] as const;

export interface StoredNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly state: (typeof notificationStates)[number];
  /** Attempts so far, the one under way included. A retry by a person starts at 0. */
  readonly attempts: number;
  /** When a waiting notification is tried next, in milliseconds since 1970. */
  readonly nextAttemptAt: number;
  readonly sentAt: number | undefined;
  /** The problem of the last attempt, until the notification is sent. */
  readonly lastProblem: string | undefined;
  /** Of a confirmation: the mailbox whose confirmations are limited. */
  readonly mailbox: string | undefined;
}
