import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { tokenLifetime } from '#contract/app-check.ts';
import { createTokens } from './create-tokens.ts';

const secret = 'a secret that only this test knows';
const now = Date.UTC(2026, 10, 21);
const tokens = createTokens(secret, () => now);
const ourKey = new TextEncoder().encode(`token ${secret}`);
const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const subnet = '203.0.113.0/24';

test('issues a token for this function, one subnet and an hour', async () => {
  const { token, expireTimeMillis } = await tokens.issue(subnet);
  expect(expireTimeMillis).toBe(now + tokenLifetime);
  expect(decodeJwt(token)).toEqual({
    iss: 'app-check',
    aud: 'emailMessage',
    jti: expect.any(String),
    subnet,
    nbf: now / 1000,
    exp: (now + tokenLifetime) / 1000,
  });
  expect(await tokens.verify(token, subnet)).toEqual({
    id: decodeJwt(token).jti,
    expiresAt: expireTimeMillis,
  });
});

describe('refuses a token', () => {
  test.each<[string, (token: string, claims: JWTPayload) => string | Promise<string>]>([
    ['that is not a token', () => 'eyJhbGciOiJub25lIn0'],
    ['that is empty', () => ''],
    ['with a letter changed', (token) => token.replace('.e', '.f')],
    ['without its signature', (token) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['with "alg": "none"', (_, claims) => new UnsecuredJWT(claims).encode()],
    [
      'signed with a guess',
      (_, claims) => signed(claims, new TextEncoder().encode('guess'.repeat(8))),
    ],
    ['signed with a key pair', (_, claims) => signed(claims, keyPair.privateKey, 'RS256')],
    ['signed by another algorithm', (_, claims) => signed(claims, ourKey, 'HS512')],
    [
      'of another type',
      (_, claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(ourKey),
    ],
    ['for another audience', (_, claims) => signed({ ...claims, aud: 'login' })],
    ['from another issuer', (_, claims) => signed({ ...claims, iss: 'someone' })],
    ['without an id', (_, claims) => signed(without('jti', claims))],
    ['without a subnet', (_, claims) => signed(without('subnet', claims))],
    ['without a start', (_, claims) => signed(without('nbf', claims))],
    ['without an end', (_, claims) => signed(without('exp', claims))],
    ['that has expired', (_, claims) => signed({ ...claims, exp: now / 1000 - 60 })],
    ['from the future', (_, claims) => signed({ ...claims, nbf: now / 1000 + 60 })],
  ])('%s', async (_, attack) => {
    const { token } = await tokens.issue(subnet);
    expect(await tokens.verify(await attack(token, decodeJwt(token)), subnet)).toBeUndefined();
  });
});

function signed(
  claims: JWTPayload,
  key: Uint8Array | typeof keyPair.privateKey = ourKey,
  alg = 'HS256',
) {
  return new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
}

function without(claim: string, claims: JWTPayload): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
}
