import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck } from 'firebase/app-check';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emailMessageFunction, functionsDevelopmentPort } from '#contract/callable.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { appCheckSetUp } from './app-check-set-up.ts';
import { functionsAddress } from './functions-address.ts';

export interface EmailMessageCallable {
  call(message: ContactMessage): Promise<{ readonly data: unknown }>;
  /** Gets another token, in place of one that the backend no longer takes. */
  renewToken(): Promise<unknown>;
}

/**
 * The only file that knows the Firebase SDK; it is fetched on the first focus in a form, and begins
 * to work for an app-check token at once. The SDK puts the token on the call, and keeps it fresh.
 *
 * @param timeLimit how long the SDK waits for an answer, in milliseconds
 */
export async function connectEmailMessage(timeLimit: number): Promise<EmailMessageCallable> {
  const setUp = await appCheckSetUp();
  const app = initializeApp(setUp.app);
  const appCheck = initializeAppCheck(app, {
    provider: setUp.provider,
    isTokenAutoRefreshEnabled: true,
  });
  const functions = getFunctions(app, new URL(functionsAddress('/api'), location.origin).href);
  if (import.meta.env.DEV) {
    connectFunctionsEmulator(functions, '127.0.0.1', functionsDevelopmentPort);
  }
  return {
    call: httpsCallable<ContactMessage>(functions, emailMessageFunction, { timeout: timeLimit }),
    renewToken: () => getToken(appCheck, true),
  };
}
