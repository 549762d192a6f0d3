import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();
const appId = '1:1234567890:web:0123abcd';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe.skipIf(emulator.missing !== undefined)(
  `the functions with APP_CHECK=recaptcha${emulator.skipNote}`,
  () => {
    test('accept a token that Firebase signed for this app, and refuse one for another app', async () => {
      const project = newProject();
      const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
      const hook = new URL('../../../test/fixtures/app-check-keys-elsewhere.ts', import.meta.url);
      const { origin } = await startHostedPlatform(emulator.host(), project, {
        APP_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: '6Lc-site',
        SITE_FIREBASE_PROJECT_ID: project,
        SITE_FIREBASE_APP_ID: appId,
        SITE_FIREBASE_API_KEY: 'AIza-key',
        NODE_OPTIONS: `--import=${hook.href}`,
        APP_CHECK_KEYS: JSON.stringify({ keys: [key] }),
      });
      const send = async (app: string) => {
        const token = await tokenFor(app, project);
        return fetch(`${origin}/api/emailMessage`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-firebase-appcheck': token },
          body: JSON.stringify({ data: completeMessage }),
        });
      };
      const { messages } = openFirestoreStore(emulator.open(project));

      expect((await send('1:1234567890:web:ffff')).status).toBe(401);
      expect(await messages.list()).toEqual([]);
      const accepted = await send(appId);
      const [stored] = await messages.list();
      expect(await accepted.json()).toEqual({ result: { id: stored?.id } });
    });
  },
);

/** https://firebase.google.com/docs/app-check/custom-resource-backend */
function tokenFor(app: string, project: string): Promise<string> {
  return new SignJWT({ provider: 'recaptcha_v3' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
    .setIssuer('https://firebaseappcheck.googleapis.com/1234567890')
    .setAudience(['projects/1234567890', `projects/${project}`])
    .setSubject(app)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
}
