import { describe, expect, test } from 'vitest';
import { tokenLifetime } from '#contract/app-check.ts';
import { createTokens } from './proof-of-work.ts';

const now = Date.UTC(2026, 10, 21);
const subnet = '203.0.113.0/24';
const secret = 'a secret that only this test knows';
const tokens = createTokens(secret, () => now);

test('issues a token for one subnet and an hour', () => {
  const { token, expireTimeMillis } = tokens.issue(subnet);
  expect(expireTimeMillis).toBe(now + tokenLifetime);
  expect(tokens.verify(token, subnet)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    expiresAt: expireTimeMillis,
  });
});

test('gives each token an id of its own', () => {
  const [one, other] = [tokens.issue(subnet), tokens.issue(subnet)].map(
    ({ token }) => tokens.verify(token, subnet)?.id,
  );
  expect(one).not.toBe(other);
});

test('accepts a token for its hour, with half a minute for other clocks, and no longer', () => {
  const { token, expireTimeMillis } = tokens.issue(subnet);
  const verifiedAt = (time: number) => createTokens(secret, () => time).verify(token, subnet);
  expect(verifiedAt(expireTimeMillis + 29_999)).toBeDefined();
  expect(verifiedAt(expireTimeMillis + 30_000)).toBeUndefined();
});

describe('refuses a token', () => {
  test.each<[string, (id: string, end: string, signature: string) => string]>([
    ['that is empty', () => ''],
    ['that is not a token', () => 'a token'],
    ['with another id', (id, end, signature) => `${id.replace(/.$/, 'g')}.${end}.${signature}`],
    ['that ends later', (id, end, signature) => `${id}.${Number(end) + 1}.${signature}`],
    ['whose end is written differently', (id, end, signature) => `${id}.${end}.0.${signature}`],
    ['whose end is not a number', (id, _, signature) => `${id}.never.${signature}`],
    ['with a letter of the signature changed', (id, end, code) => `${id}.${end}.!${code.slice(1)}`],
    ['without its signature', (id, end) => `${id}.${end}.`],
    ['with something after it', (id, end, signature) => `${id}.${end}.${signature}.more`],
    [
      'that is an unsigned JSON Web Token',
      () => `${encode({ alg: 'none' })}.${encode({ aud: 'emailMessage', exp: now })}.`,
    ],
  ])('%s', (_, forge) => {
    const [id = '', end = '', signature = ''] = tokens.issue(subnet).token.split('.');
    expect(tokens.verify(forge(id, end, signature), subnet)).toBeUndefined();
  });
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
