import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { usesOfToken } from '../../app-check/take-token-use.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();
const appId = '1:1234567890:web:0123abcd';
const platformKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

// Google's keys are replaced. `onCall` with `enforceAppCheck` and the verifier of firebase-admin are real.
describe.skipIf(emulator.missing !== undefined)(
  `the functions with reCAPTCHA${emulator.skipNote}`,
  () => {
    test('accept a token of the platform, and count its uses', async () => {
      const { send, store, uses, usedBefore, claims } = await setUp();
      const token = await signed(claims);
      const first = await send(token);
      const [kept] = await store.messages.list();
      expect(first).toEqual({ status: 200, body: { result: { id: kept?.id } } });
      expect((await send(token)).status).toBe(200);
      expect(await uses()).toEqual([2]);
      await usedBefore(usesOfToken);
      expect((await send(token)).status).toBe(401);
      expect((await send(await signed({ ...claims, jti: 'another' }))).status).toBe(200);
      expect(await store.messages.list()).toHaveLength(1);
    });

    test('refuse every other token', async () => {
      const { send, store, uses, claims } = await setUp();
      const others = [
        'token',
        new UnsecuredJWT(claims).encode(),
        await signed(claims, stranger.privateKey),
        await signed({ ...claims, aud: ['projects/other'] }),
        await signed({ ...claims, iss: 'https://elsewhere.example/1234567890' }),
        await signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
        // Of another app of the project, which the platform accepts.
        await signed({ ...claims, sub: '1:1234567890:web:ffff' }),
      ];
      for (const token of others) {
        expect(await send(token)).toMatchObject({
          status: 401,
          body: { error: { status: 'UNAUTHENTICATED' } },
        });
      }
      expect([await store.messages.list(), await uses()]).toEqual([[], []]);
      expect((await send(await signed(claims))).status).toBe(200);
    });
  },
);

async function setUp() {
  const project = newProject();
  const hook = new URL('../../../test/fixtures/app-check-keys-elsewhere.ts', import.meta.url);
  const { origin } = await startHostedPlatform(emulator.host(), project, {
    APP_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: '6Lc-site',
    SITE_FIREBASE_PROJECT_ID: project,
    SITE_FIREBASE_APP_ID: appId,
    SITE_FIREBASE_API_KEY: 'AIza-key',
    NODE_OPTIONS: `--import=${fileURLToPath(hook)}`,
    APP_CHECK_KEYS_STAND_IN: await publishedKeys(),
  });
  const firestore = emulator.open(project);
  const now = Math.floor(Date.now() / 1000);
  /** https://firebase.google.com/docs/app-check/custom-resource-backend */
  const claims: JWTPayload = {
    iss: 'https://firebaseappcheck.googleapis.com/1234567890',
    aud: ['projects/1234567890', `projects/${project}`],
    sub: appId,
    provider: 'recaptcha_v3',
    iat: now,
    exp: now + 3600,
  };
  const used = firestore.collection('appCheckUses');
  return {
    claims,
    store: openFirestoreStore(firestore),
    uses: async () => (await used.get()).docs.map((each): unknown => each.get('uses')),
    usedBefore: async (uses: number) => {
      for (const { ref } of (await used.get()).docs) await ref.update({ uses });
    },
    send: async (token: string) => {
      const answer = await fetch(`${origin}/api/emailMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-firebase-appcheck': token },
        body: JSON.stringify({ data: completeMessage }),
      });
      const body: unknown = await answer.json();
      return { status: answer.status, body };
    },
  };
}

/** Serves the public keys; returns their address. */
async function publishedKeys(): Promise<string> {
  const set = {
    keys: [{ ...(await exportJWK(platformKey.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(set));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}/v1/jwks`;
}

function signed(claims: JWTPayload, key: KeyObject = platformKey.privateKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' }).sign(key);
}
