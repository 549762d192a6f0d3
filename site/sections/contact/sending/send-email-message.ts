import type { ContactMessage } from '#contract/contact-message.ts';
import type { EmailMessageCallable } from './firebase-callable.ts';
import {
  outcomeOfAnswer,
  outcomeOfError,
  type EmailMessageOutcome,
} from './email-message-outcome.ts';

/** How long a visitor waits for the answer to a call, in milliseconds. */
export const sendingTimeLimit = 15_000;

/**
 * How long the SDK and a token may take, in milliseconds from when they were asked for. A database of the browser that
 * never answers, a blocked worker or a proxy that holds a request would take forever.
 */
const preparingTimeLimit = 5_000;

/** Loads the SDK and gets a token while the visitor types. An error shows when something is sent. */
export function prepareEmailMessage(): void {
  prepared().callable.catch(() => undefined);
}

/** Sends a message. Never rejects. Sending the same again is safe: the backend stores it once. */
export async function sendEmailMessage(message: ContactMessage): Promise<EmailMessageOutcome> {
  const { since, callable } = prepared();
  const timeLeft = Math.max(0, since + preparingTimeLimit - performance.now());
  const emailMessage = await within(timeLeft, callable);
  if (emailMessage) return sendWithRenewal(emailMessage, message);
  return navigator.onLine ? { kind: 'unchecked' } : { kind: 'failed', reason: 'offline' };
}

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
  const renewed = emailMessage.renewToken().then(() => true);
  return (await within(preparingTimeLimit, renewed)) ? call() : outcome;
}

/** Returns what a promise resolves to, or `undefined` after that many milliseconds or an error. */
function within<Result>(limit: number, promise: Promise<Result>): Promise<Result | undefined> {
  const timeIsUp = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), limit);
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
    .then(({ connectEmailMessage }) => connectEmailMessage(sendingTimeLimit))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
