import type { ContactMessage } from '#contract/contact-message.ts';
import type { EmailMessageCallable } from './firebase-callable.ts';
import {
  outcomeOfAnswer,
  outcomeOfError,
  type EmailMessageOutcome,
} from './email-message-outcome.ts';

/** How long a visitor is kept waiting for an outcome, in milliseconds. */
export const sendingTimeLimit = 15_000;

/**
 * Fetches what sending needs and begins to work for an app-check token, so that both are there when
 * the visitor has finished typing. To be called on the first focus in a form; a failure is not told
 * until something is sent.
 */
export function prepareEmailMessage(): void {
  callable().catch(() => undefined);
}

/**
 * Sends a contact message. Promises an outcome within {@link sendingTimeLimit} and never rejects.
 * Sending the same content again is safe: the backend stores it once.
 */
export async function sendEmailMessage(message: ContactMessage): Promise<EmailMessageOutcome> {
  const limit = timeLimit();
  try {
    const sent = callable().then((emailMessage) => sendWithRenewal(emailMessage, message));
    return await Promise.race([sent, limit.reached]);
  } catch (error) {
    return outcomeOfError(error, navigator.onLine);
  } finally {
    limit.cancel();
  }
}

/**
 * Sends with the token at hand. If the backend refuses the token, because it is used up, was issued to
 * another network or its secret is lost, gets a new one and sends again. Rejects with the error of the
 * second call, never a third.
 */
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

/** The callable, loaded once. A load that failed is forgotten, so that the next try loads anew. */
function callable(): Promise<EmailMessageCallable> {
  loading ??= import('./firebase-callable.ts')
    .then(({ connectEmailMessage }) => connectEmailMessage(sendingTimeLimit))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Our own timer: the SDK's covers the call, but neither its own loading nor a token that hangs. */
function timeLimit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reached = new Promise<EmailMessageOutcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'failed', reason: navigator.onLine ? 'timeout' : 'offline' });
    }, sendingTimeLimit);
  });
  return { reached, cancel: () => clearTimeout(timer) };
}
