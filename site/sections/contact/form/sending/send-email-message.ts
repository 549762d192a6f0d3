import type { ContactMessage } from '#contract/contact-message.ts';
import type { EmailMessageCallable } from './firebase-callable.ts';
import {
  outcomeOfAnswer,
  outcomeOfError,
  type EmailMessageOutcome,
} from './email-message-outcome.ts';

/**
 * How long a visitor waits after Send, in milliseconds, and how long the SDK and a token may take from when they were
 * asked for. A database of the browser that never answers, a blocked worker or a proxy that holds a request would
 * take forever.
 */
export const sendingTimeLimit = 5_000;

/** Loads the SDK and gets a token while the visitor types. An error shows when something is sent. */
export function prepareEmailMessage(): void {
  prepared().callable.catch(() => undefined);
}

/** Sends a message. Never rejects. Sending the same again is safe: the backend stores it once. */
export async function sendEmailMessage(message: ContactMessage): Promise<EmailMessageOutcome> {
  const end = performance.now() + sendingTimeLimit;
  const { since, callable } = prepared();
  const emailMessage = await within(since + sendingTimeLimit, callable);
  const outcome: EmailMessageOutcome = emailMessage
    ? ((await within(end, sendWithRenewal(emailMessage, message))) ?? noAnswer)
    : { kind: 'unchecked' };
  const isWithoutReply = outcome === noAnswer || outcome.kind === 'unchecked';
  return isWithoutReply && !navigator.onLine ? { kind: 'failed', reason: 'offline' } : outcome;
}

const noAnswer: EmailMessageOutcome = { kind: 'failed', reason: 'timeout' };

/** Gets a new token if the backend refuses the first, and sends once more. Never rejects. */
export async function sendWithRenewal(
  emailMessage: EmailMessageCallable,
  message: ContactMessage,
): Promise<EmailMessageOutcome> {
  const call = () =>
    emailMessage.call(message).then(
      ({ data }) => outcomeOfAnswer(data),
      (error: unknown) => outcomeOfError(error, navigator.onLine),
    );
  const outcome = await call();
  if (outcome.kind !== 'unchecked') return outcome;
  return emailMessage.renewToken().then(call, () => outcome);
}

/** Returns what a promise resolves to, or `undefined` after an error or at a time of `performance.now()`. */
function within<Result>(end: number, promise: Promise<Result>): Promise<Result | undefined> {
  const timeIsUp = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), Math.max(0, end - performance.now()));
  });
  return Promise.race([promise.catch(() => undefined), timeIsUp]);
}

interface Preparation {
  /** When it began, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** Has a token for the next call. */
  readonly callable: Promise<EmailMessageCallable>;
}

/** The one that is under way. A second one would hang where the first does. */
let preparation: Preparation | undefined;

function prepared(): Preparation {
  preparation ??= {
    since: performance.now(),
    callable: loaded()
      .then(async (emailMessage) => {
        await emailMessage.getToken();
        return emailMessage;
      })
      .finally(() => {
        preparation = undefined;
      }),
  };
  return preparation;
}

let loading: Promise<EmailMessageCallable> | undefined;

/** Loads the callable once; after an error the next call tries again. */
function loaded(): Promise<EmailMessageCallable> {
  loading ??= import('./firebase-callable.ts')
    .then(({ connectEmailMessage }) => connectEmailMessage())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
