import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';

export type AppCheckTokenVerifier = Pick<AppCheck, 'verifyToken'>;

/** The platform's own verifier, for this project. */
export function firebaseAppCheck(): AppCheckTokenVerifier {
  const [app = initializeApp()] = getApps();
  return getAppCheck(app);
}
