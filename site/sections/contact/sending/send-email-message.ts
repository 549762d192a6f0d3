import type { ContactMessage } from '#contract/contact-message.ts';
import type { EmailMessageCallable } from './firebase-callable.ts';
import {
  outcomeOfAnswer,
  outcomeOfError,
  type EmailMessageOutcome,
} from './email-message-outcome.ts';

/** How long a visitor waits for an outcome, in milliseconds. */
export const sendingTimeLimit = 15_000;

/** Loads the SDK and gets a token while the visitor types. An error shows when something is sent. */
export function prepareEmailMessage(): void {
  callable().catch(() => undefined);
}

/** Sends a message. Never rejects. Sending the same again is safe: the backend stores it once. */
export function sendEmailMessage(message: ContactMessage): Promise<EmailMessageOutcome> {
  const sent = callable()
    .then((emailMessage) => sendWithRenewal(emailMessage, message))
    .catch((error: unknown) => outcomeOfError(error, navigator.onLine));
  // The SDK's own timeout covers neither its loading nor a token that hangs.
  const timeIsUp = new Promise<EmailMessageOutcome>((resolve) => {
    setTimeout(() => {
      resolve({ kind: 'failed', reason: navigator.onLine ? 'timeout' : 'offline' });
    }, sendingTimeLimit);
  });
  return Promise.race([sent, timeIsUp]);
}

/** Gets a new token if the backend refuses the first, and sends once more. */
export async function sendWithRenewal(
  emailMessage: EmailMessageCallable,
  message: ContactMessage,
): Promise<EmailMessageOutcome> {
  try {
    return outcomeOfAnswer((await emailMessage.call(message)).data);
  } catch (error) {
    const outcome = outcomeOfError(error, navigator.onLine);
    if (outcome.kind !== 'failed' || outcome.reason !== 'unauthenticated') throw error;
    await emailMessage.renewToken().catch(() => {
      throw error;
    });
    return outcomeOfAnswer((await emailMessage.call(message)).data);
  }
}

let loading: Promise<EmailMessageCallable> | undefined;

/** Loads the callable once; after an error the next call tries again. */
function callable(): Promise<EmailMessageCallable> {
  loading ??= import('./firebase-callable.ts')
    .then(({ connectEmailMessage }) => connectEmailMessage(sendingTimeLimit))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
