import { createHash, randomUUIDv7 } from 'node:crypto';
import type { ContactMessage, FieldProblems } from '#contract/contact-message.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { parseContactMessage } from '#contract/contact-message.ts';
import type { AppCheckVerifier } from './app-check-verifier.ts';
import { confirmationBudget, type ConfirmationLimit } from './confirmation-budget.ts';
import { mailboxOf } from './mailbox.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { MessageStore, NewMessage } from './message-store.ts';
import type { RequestLimits } from './request-limits.ts';
import type { RecentTexts } from './recent-texts.ts';
import { spamSignsOf, spamSignsOfCall, type PlainFormFacts } from './spam-signs.ts';
import { retryAfterSeconds, StoreUnavailable } from './store-unavailable.ts';
import { takeMessageRoom } from './take-message-room.ts';

/** What a visitor sent, before anything about it is known to be true. */
export interface Submission {
  readonly content: unknown;
  readonly page: string | undefined;
  readonly source: MessageSource;
  /** The visitor's IP address, as the host has it: for its limits, and kept nowhere. */
  readonly address: string;
}

/**
 * How a message comes in. A call brings a token from our own pages. The plain form is for browsers
 * that run no script, which can bring none: it is open by nature.
 */
export type MessageSource =
  | { readonly kind: 'call'; readonly appCheckToken: string | undefined }
  | { readonly kind: 'plain-form'; readonly facts: PlainFormFacts };

export type SubmissionOutcome =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number };

export interface SubmissionDependencies {
  readonly limits: RequestLimits;
  readonly appCheck: AppCheckVerifier;
  readonly recentTexts: RecentTexts;
  readonly store: MessageStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with the limit for which a confirmation was left out; see `budgetReport`. */
  readonly reportBudget: (limit: ConfirmationLimit, now: number) => void;
  /** Whether messages ring a webhook. */
  readonly hasWebhook: boolean;
  /** Counts a new message for the report, by when it was received. Never rejects. */
  readonly countMessage: (receivedAt: number) => Promise<void>;
  /** Called once new notifications are due, so that they need not wait for the next round. */
  readonly wakeDelivery: () => void;
}

/**
 * Takes a contact message. `stored` is a promise: message and notifications are on disk by then, in one
 * transaction. The same content within {@link duplicateWindow} is `stored` under the id it already
 * has, and no second notification is written. Throws only what nobody expected.
 */
export async function submitMessage(
  dependencies: SubmissionDependencies,
  { content, page, source, address }: Submission,
): Promise<SubmissionOutcome> {
  const { limits, appCheck, recentTexts, store, clock, log, reportBudget, hasWebhook } =
    dependencies;
  try {
    if (source.kind === 'call' && !(await appCheck.accepts(source.appCheckToken, address))) {
      return { kind: 'unauthenticated' };
    }
    const parsed = parseContactMessage(content);
    if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
    // Only now: what brings no token, or has to be corrected, must not use up the room of others.
    const pool = source.kind === 'call' ? 'message' : 'plain-form';
    const room = await takeMessageRoom(limits, pool, address);
    if (room.kind === 'full') {
      return { kind: 'too-many', retryAfterSeconds: room.retryAfterSeconds };
    }

    const receivedAt = clock();
    const repeated = recentTexts.isRepeated(parsed.message, receivedAt);
    const spamSigns =
      source.kind === 'plain-form'
        ? spamSignsOf(parsed.message, { ...source.facts, repeated })
        : spamSignsOfCall(repeated);
    const { id, isDuplicate, reachedLimit } = await store.save({
      id: randomUUIDv7(),
      receivedAt,
      page,
      content: parsed.message,
      spamSigns,
      contentKey: contentKey(parsed.message),
      duplicatesAfter: receivedAt - duplicateWindow,
      notifications: [
        { id: randomUUIDv7(), kind: 'inquiry' },
        ...(spamSigns.length === 0
          ? notificationsForPeople(hasWebhook, room.kind === 'newcomer')
          : []),
      ],
      confirmation: { mailbox: mailboxOf(parsed.message.email), limits: confirmationBudget },
    });
    if (reachedLimit !== undefined) reportBudget(reachedLimit, receivedAt);
    log.info({ messageId: id, isDuplicate, spamSigns }, 'contact message kept');
    if (!isDuplicate) {
      dependencies.wakeDelivery();
      await dependencies.countMessage(receivedAt);
    }
    return { kind: 'stored', id };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error({ err: error }, 'contact message turned away: the store is unavailable');
    return { kind: 'unavailable', retryAfterSeconds };
  }
}

/**
 * What spam does not get: nobody is thanked in the name of a program that made up their address, and
 * nobody's phone rings for one. The notification to the agency has it, marked. Only the first message of a
 * client in a while is confirmed, or one client could use up everybody's budget of confirmations.
 */
function notificationsForPeople(
  hasWebhook: boolean,
  isConfirmed: boolean,
): NewMessage['notifications'] {
  return [
    ...(isConfirmed ? [{ id: randomUUIDv7(), kind: 'confirmation' } as const] : []),
    ...(hasWebhook ? [{ id: randomUUIDv7(), kind: 'webhook' } as const] : []),
  ];
}

const day = 24 * 60 * 60 * 1000;

/** How long the same content is taken for the same message, in milliseconds: contract.md says 24 h. */
export const duplicateWindow = day;

/**
 * How far ahead of now a kept message may be dated, in milliseconds, and still be believed. A clock
 * that ran ahead and was set right would otherwise bind the same content, and a mailbox's confirmations,
 * until it has got there again.
 */
export const maxClockSkew = day;

/** Not the page: who sends the form again from another page has still sent it once. */
function contentKey(message: ContactMessage): string {
  const words = JSON.stringify(contactFieldNames.map((field) => message[field]));
  return createHash('sha256').update(words).digest('base64url');
}
