import type { FirebaseOptions } from 'firebase/app';
import type { AppCheckOptions } from 'firebase/app-check';
import { CustomProvider } from 'firebase/app-check';
import { appCheckToken } from './app-check-token.ts';

export interface AppCheckSetUp {
  readonly app: FirebaseOptions;
  readonly provider: AppCheckOptions['provider'];
}

/** How this site earns its app-check tokens: as the build has written it in, see `astro.config.ts`. */
export async function appCheckSetUp(): Promise<AppCheckSetUp> {
  // One of the two is left out of the build.
  if (!import.meta.env.SITE_RECAPTCHA) {
    return { app: ownApp, provider: new CustomProvider({ getToken: appCheckToken }) };
  }
  const { kind, siteKey, firebase } = import.meta.env.SITE_RECAPTCHA;
  const { recaptchaProvider } = await import('./recaptcha-provider.ts');
  return { app: firebase, provider: recaptchaProvider(kind, siteKey) };
}

/**
 * The project is part of the address while developing only; "demo-" keeps the platform's tools off
 * real ones. The SDK keeps the token under the name of the app, and asks for a key that is no secret
 * and that our own server has no use for.
 */
const ownApp = { projectId: 'demo-agency', appId: 'website', apiKey: 'none' };
