import { join } from 'node:path';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { firebaseVerifiedTokens } from './firebase-verified-tokens.ts';
import { usesOfToken } from './token-uses.ts';

const appId = '1:1234567890:web:0123abcd';
const now = Date.UTC(2026, 10, 21);
const address = '203.0.113.7';
const claims: JWTPayload = { sub: appId, exp: now / 1000 + 3600 };

test('a token that was verified is good for a number of calls, and then worn out', async () => {
  const verifier = await open();
  const token = written(claims);
  for (let use = 1; use <= usesOfToken; use++)
    expect(await verifier.accepts(token, address)).toBe(true);
  expect(await verifier.accepts(token, address)).toBe(false);
  expect(await verifier.accepts(written({ ...claims, jti: 'another' }), address)).toBe(true);
});

test.each([
  ['for another app of the project', written({ ...claims, sub: '1:1234567890:web:ffff' })],
  ['for no app', written({ exp: now / 1000 + 3600 })],
  ['without an end', written({ sub: appId })],
  ['that is none', undefined],
])('a token %s is refused', async (_, token) => {
  const verifier = await open();
  expect(await verifier.accepts(token, address)).toBe(false);
});

/** Whoever verified it has looked at its signature. */
function written(payload: JWTPayload): string {
  return new UnsecuredJWT(payload).encode();
}

async function open() {
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  return firebaseVerifiedTokens(appId, store.appCheck, () => now);
}
