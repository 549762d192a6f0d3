import { initializeApp, type FirebaseOptions } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  type AppCheckOptions,
} from 'firebase/app-check';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { functionsAddress } from '#site/client/functions-address.ts';
import { emailMessageFunction, functionsDevelopmentPort } from '#contract/callable.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { appCheckToken } from './app-check-token.ts';

export interface EmailMessageCallable {
  call(message: ContactMessage): Promise<{ readonly data: unknown }>;
  /** Gets a token for the next call, unless there is a good one. Rejects where there is none to get. */
  getToken(): Promise<unknown>;
  /** Replaces a token that the backend refuses. */
  renewToken(): Promise<unknown>;
}

/** Connects the SDK, which gets an app-check token at once, adds it to the call and keeps it fresh. */
export function connectEmailMessage(): EmailMessageCallable {
  const { options, provider } = appCheckProvider();
  const app = initializeApp(options);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  const functions = getFunctions(app, new URL(functionsAddress('/api'), location.origin).href);
  if (import.meta.env.DEV) {
    connectFunctionsEmulator(functions, '127.0.0.1', functionsDevelopmentPort);
  }
  return {
    call: httpsCallable<ContactMessage>(functions, emailMessageFunction),
    getToken: () => getToken(appCheck),
    renewToken: () => getToken(appCheck, true),
  };
}

/** Proof of work, or Google's invisible check. The build leaves one of them out (`astro.config.ts`). */
function appCheckProvider(): { options: FirebaseOptions; provider: AppCheckOptions['provider'] } {
  if (!import.meta.env.SITE_RECAPTCHA) {
    return { options: ownApp, provider: new CustomProvider({ getToken: appCheckToken }) };
  }
  const { kind, siteKey, firebase } = import.meta.env.SITE_RECAPTCHA;
  const Provider = kind === 'recaptcha' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider;
  return { options: firebase, provider: new Provider(siteKey) };
}

/** With "demo-" the platform's tools use no real project. The SDK asks for a key. */
const ownApp = { projectId: 'demo-agency', appId: 'website', apiKey: 'none' };
