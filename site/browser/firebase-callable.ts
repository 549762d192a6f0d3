import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emailMessageFunction, functionsDevelopmentPort } from '#contract/callable.ts';
import type { ContactMessage } from '#contract/contact-message.ts';

/**
 * The only file that knows the Firebase SDK; it is fetched on the first focus in a form.
 * App Check belongs right after `initializeApp`: a provider given to the app there puts its token
 * on every call by itself.
 *
 * @param timeLimit how long the SDK waits for an answer, in milliseconds
 */
export function connectEmailMessage(timeLimit: number) {
  const app = initializeApp({ projectId });
  const functions = getFunctions(app, `${location.origin}/api`);
  if (import.meta.env.DEV) {
    connectFunctionsEmulator(functions, '127.0.0.1', functionsDevelopmentPort);
  }
  return httpsCallable<ContactMessage>(functions, emailMessageFunction, { timeout: timeLimit });
}

/** Part of the address while developing only. "demo-" keeps the platform's tools off real ones. */
const projectId = 'demo-agency';
