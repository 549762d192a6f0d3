import { createHash, randomUUIDv7 } from 'node:crypto';
import {
  parseContactMessage,
  type ContactMessage,
  type FieldProblems,
  type FormRules,
} from '#contract/contact-message.ts';
import type { AppCheckVerifier } from '../app-check/proof-of-work.ts';
import { dayLength, type Clock } from '../runtime/clock.ts';
import { confirmationBudget, mailboxOf, maxInquiries } from './email-budget.ts';
import type { Log } from '../runtime/log.ts';
import type { MessageStore, NotificationRule } from './message-store.ts';
import { allowRequest, type RequestLimits } from '../limits/request-limits.ts';
import { spamSignsOf } from './spam-signs.ts';
import { retryAfterSeconds, StoreUnavailable } from '../runtime/store-unavailable.ts';

/** What a visitor sent, unchecked. */
export interface Submission {
  readonly content: unknown;
  /** The path of the page with the form, if the browser named it. */
  readonly page: string | undefined;
  readonly source: MessageSource;
  /** The visitor's IP address, for the limits. Not stored. */
  readonly address: string;
}

/** A call has a token. The plain form is for browsers without JavaScript; `form` is the one they get back. */
export type MessageSource =
  | { readonly kind: 'call'; readonly appCheckToken: string | undefined }
  | { readonly kind: 'plain-form'; readonly isTrapFilled: boolean; readonly form: FormRules };

export type SubmissionOutcome =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'too-many' | 'unavailable'; readonly retryAfterSeconds: number };

interface SubmissionDependencies {
  /** The form that visitors see now. */
  readonly form: () => FormRules;
  readonly limits: RequestLimits;
  readonly appCheck: AppCheckVerifier;
  readonly store: Pick<MessageStore, 'save'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly notificationRules: readonly NotificationRule[];
  readonly inquiryEmailsPerHour: number;
  /** Returns the agency's day for milliseconds since 1970. */
  readonly dayOf: (moment: number) => string;
  /** Has new notifications delivered now rather than at the next round. */
  readonly wakeDelivery: () => void;
}

/**
 * Accepts a contact message. `stored` is a promise: the message and its notifications are on disk. The same
 * content within {@link duplicateWindow} gets the id it already has, and no more notifications.
 */
export async function submitMessage(
  dependencies: SubmissionDependencies,
  { content, page, source, address }: Submission,
): Promise<SubmissionOutcome> {
  const { limits, appCheck, store, clock, log, notificationRules } = dependencies;
  const isCall = source.kind === 'call';
  try {
    if (isCall && !(await appCheck.accepts(source.appCheckToken, address))) {
      return { kind: 'unauthenticated' };
    }
    const form = isCall ? dependencies.form() : source.form;
    const parsed = parseContactMessage(content, form);
    if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
    // Only now: rejected messages must not use up the limits for all visitors.
    const allowance = allowRequest(limits, isCall ? 'message' : 'plain-form', address);
    if (allowance.kind === 'full') {
      return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
    }

    const receivedAt = clock();
    // The token of a call shows that a browser worked for it, so its text is not judged.
    const spamSigns = isCall ? [] : spamSignsOf(parsed.message, source.isTrapFilled);
    const traits = { isSpam: spamSigns.length > 0, isNewcomer: allowance.kind === 'newcomer' };
    const { id, isDuplicate } = await store.save({
      id: randomUUIDv7(),
      receivedAt,
      page,
      content: parsed.message,
      spamSigns,
      contentKey: contentKey(parsed.message),
      day: dependencies.dayOf(receivedAt),
      duplicatesAfter: receivedAt - duplicateWindow,
      notifications: notificationRules
        .filter((rule) => rule.isFor(traits))
        .map(({ kind }) => ({ id: randomUUIDv7(), kind })),
      maxInquiries: maxInquiries(dependencies.inquiryEmailsPerHour, isCall),
      confirmation: {
        mailbox: mailboxOf(parsed.message.email),
        limits: confirmationBudget(isCall),
      },
    });
    log.info({ messageId: id, isDuplicate, spamSigns }, 'contact message stored');
    if (!isDuplicate) dependencies.wakeDelivery();
    return { kind: 'stored', id };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error({ err: error }, 'contact message refused: the store is unavailable');
    return { kind: 'unavailable', retryAfterSeconds };
  }
}

/** How long the same content counts as the same message, in milliseconds. */
export const duplicateWindow = dayLength;

/** Without the page: the same form sent from another page is still sent once. */
function contentKey(message: ContactMessage): string {
  const text = JSON.stringify(Object.values(message));
  return createHash('sha256').update(text).digest('base64url');
}
