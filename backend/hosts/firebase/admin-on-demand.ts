/**
 * Stands in the bundle for what `onCall` loads of firebase-admin before anybody calls: sign-in, which
 * this site has none of, and the verifying of app-check tokens, which is loaded with the first of them.
 */
import type { AppCheckTokenVerifier } from './firebase-app-check.ts';

/** The app that is verified for is made with the verifier. */
export const getApp = () => undefined;
export const initializeApp = getApp;
export const applicationDefault = getApp;
export const deleteApp = getApp;

export function getAuth(): never {
  throw new Error('There are no accounts on this site');
}

export const getAppCheck = (): AppCheckTokenVerifier => ({
  async verifyToken(token) {
    const { firebaseAppCheck } = await import('./firebase-app-check.ts');
    return firebaseAppCheck().verifyToken(token);
  },
});
