import { initializeApp } from 'firebase/app';
import { CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emailMessageFunction, functionsDevelopmentPort } from '#contract/callable.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { appCheckToken } from './app-check-token.ts';

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
export function connectEmailMessage(timeLimit: number): EmailMessageCallable {
  const app = initializeApp(options);
  const appCheck = initializeAppCheck(app, {
    provider: new CustomProvider({ getToken: appCheckToken }),
    isTokenAutoRefreshEnabled: true,
  });
  const functions = getFunctions(app, `${location.origin}/api`);
  if (import.meta.env.DEV) {
    connectFunctionsEmulator(functions, '127.0.0.1', functionsDevelopmentPort);
  }
  return {
    call: httpsCallable<ContactMessage>(functions, emailMessageFunction, { timeout: timeLimit }),
    renewToken: () => getToken(appCheck, true),
  };
}

/**
 * The project is part of the address while developing only; "demo-" keeps the platform's tools off
 * real ones. The SDK keeps the token under the name of the app, and asks for a key that is no secret
 * and that our own server has no use for.
 */
const options = { projectId: 'demo-agency', appId: 'website', apiKey: 'none' };
