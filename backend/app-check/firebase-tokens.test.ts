import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { appCheckRecords } from '#test/fixtures/app-check-records.ts';
import { serve } from '#test/fixtures/serve.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { firebaseTokens } from './firebase-tokens.ts';
import { usesOfToken } from './proof-of-work.ts';

const app = { projectId: 'agency', appId: '1:1234567890:web:0123abcd' };
const now = Date.UTC(2026, 10, 21);
const address = '203.0.113.7';
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = Buffer.from(platform.publicKey.export({ type: 'spki', format: 'pem' }));
/** Published beside it, as Firebase does while it rotates its keys. */
const next = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** https://firebase.google.com/docs/app-check/custom-resource-backend */
const claims: JWTPayload = {
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
  aud: ['projects/1234567890', 'projects/agency'],
  sub: app.appId,
  provider: 'recaptcha_v3',
  iat: now / 1000,
  exp: now / 1000 + 3600,
};

const { exp: _, ...endless } = claims;

test(`accepts a token of Firebase ${usesOfToken} times`, async () => {
  const { verifier } = await open();
  const token = await signToken(claims);
  for (let use = 1; use <= usesOfToken; use++)
    expect(await verifier.accepts(token, address)).toBe(true);
  expect(await verifier.accepts(token, address)).toBe(false);
  expect(await verifier.accepts(await signToken({ ...claims, jti: 'other' }), address)).toBe(true);
});

test.each<[string, () => string | undefined | Promise<string>]>([
  ['that is missing', () => undefined],
  ['that is not a token', () => 'token'],
  ['signed by a stranger', () => signToken(claims, stranger.privateKey)],
  ['that names no key', () => signToken(claims, stranger.privateKey, 'RS256', null)],
  ['signed with the public key as a secret', () => signToken(claims, publicKey, 'HS256')],
  ['for another project', () => signToken({ ...claims, aud: ['projects/other'] })],
  ['for another app of it', () => signToken({ ...claims, sub: '1:1234567890:web:ffff' })],
  ['from another project', () => signToken({ ...claims, iss: `${claims.iss ?? ''}1` })],
  ['that has expired', () => signToken({ ...claims, exp: now / 1000 - 1 })],
  ['that never expires', () => signToken(endless)],
])('rejects a token %s', async (_, token) => {
  const { verifier } = await open();
  expect(await verifier.accepts(await token(), address)).toBe(false);
});

test('is unavailable while the keys are, and works again afterwards', async () => {
  const { verifier, keys } = await open();
  const token = await signToken(claims);
  keys.status = 500;
  await expect(verifier.accepts(token, address)).rejects.toThrow(StoreUnavailable);
  keys.status = 200;
  expect(await verifier.accepts(token, address)).toBe(true);
});

/** The verifier, with a server that publishes keys as Firebase does. */
async function open() {
  const keys = { status: 200 };
  const set = {
    keys: [
      { ...(await exportJWK(platform.publicKey)), kid: 'k1', alg: 'RS256' },
      { ...(await exportJWK(next.publicKey)), kid: 'k2', alg: 'RS256' },
    ],
  };
  const origin = await serve((_request, response) => {
    response.writeHead(keys.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(set));
  });
  const url = new URL('/v1/jwks', origin);
  return { verifier: firebaseTokens(app, appCheckRecords(), () => now, url), keys };
}

function signToken(
  payload: JWTPayload,
  key: KeyObject | Uint8Array = platform.privateKey,
  alg = 'RS256',
  kid: string | null = 'k1',
): Promise<string> {
  const header = { alg, typ: 'JWT', ...(kid !== null && { kid }) };
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}
