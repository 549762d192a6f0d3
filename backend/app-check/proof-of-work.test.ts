import { setImmediate as nextTurn } from 'node:timers/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenLifetime } from '#contract/app-check.ts';
import { appCheckRecords } from '#test/fixtures/app-check-records.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { challengeLifetime } from './create-challenges.ts';
import { createTokens, proofOfWork, type ProofOfWork, usesOfToken } from './proof-of-work.ts';

const minute = 60_000;
const address = '203.0.113.7';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) }));
afterEach(() => vi.useRealTimers());

const open = (records = appCheckRecords()) => proofOfWork(records, Date.now);

describe('a solved challenge', () => {
  test('is exchanged for a token that is valid for an hour', async () => {
    const appCheck = open();
    const answer = await appCheck.exchange(await solve(appCheck), address);
    expect(answer?.expireTimeMillis).toBe(Date.now() + tokenLifetime);
    expect(await appCheck.accepts(answer?.token, address)).toBe(true);
    vi.setSystemTime(Date.now() + tokenLifetime - minute);
    expect(await appCheck.accepts(answer?.token, address)).toBe(true);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await appCheck.accepts(answer?.token, address)).toBe(false);
  });

  test('works once in all processes that share a store', async () => {
    const records = appCheckRecords();
    const appCheck = open(records);
    const proof = await solve(appCheck);
    expect(await appCheck.exchange(proof, address)).toBeDefined();
    expect(await appCheck.exchange(proof, address)).toBeUndefined();
    expect(await open(records).exchange(proof, address)).toBeUndefined();
  });

  test('works once while it expires, although expired records are deleted', async () => {
    const appCheck = open();
    const proof = await solve(appCheck);
    vi.setSystemTime(Date.now() + challengeLifetime - 5);
    const answers = [];
    for (let n = 0; n < 20; n++) {
      answers.push(appCheck.exchange(proof, address));
      await nextTurn();
      vi.setSystemTime(Date.now() + 1);
    }
    expect((await Promise.all(answers)).filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test('can be brought again if the store was unavailable', async () => {
    const records = appCheckRecords();
    let isBusy = true;
    const deleteSomeExpired = () =>
      isBusy ? Promise.reject(new StoreUnavailable('busy')) : Promise.resolve();
    const appCheck = open({ ...records, deleteSomeExpired });
    const proof = await solve(appCheck);
    await expect(appCheck.exchange(proof, address)).rejects.toThrow(StoreUnavailable);
    isBusy = false;
    expect(await appCheck.exchange(proof, address)).toBeDefined();
  });

  const attacked = open();
  let shared: Promise<Proof> | undefined;

  test.each([
    ['with another solution', {}, { counter: 1, derivedKey: 'ab' }],
    ['that was made easier', { keyPrefix: 'ab' }],
    ['of another cost', { cost: 1 }],
    ['that would last longer', { expiresAt: 4_000_000_000 }],
    ['for another action', { data: { action: 'login' } }],
  ])('is rejected %s', async (_, changed, other?: object) => {
    shared ??= solve(attacked);
    const { challenge, solution } = await shared;
    const parameters = { ...challenge.parameters, ...changed };
    const attack = { challenge: { ...challenge, parameters }, solution: other ?? solution };
    expect(await attacked.exchange(attack, address)).toBeUndefined();
  });

  test('is rejected as text, without its signature, and where it is missing', async () => {
    shared ??= solve(attacked);
    const { challenge, solution } = await shared;
    const { parameters } = challenge;
    const attacks = [
      JSON.stringify({ challenge, solution }),
      { challenge: { parameters }, solution },
    ];
    for (const attack of [...attacks, undefined]) {
      expect(await attacked.exchange(attack, address)).toBeUndefined();
    }
  });

  test('is rejected after it expired, and on another site', async () => {
    const [appCheck, other] = [open(), open()];
    const proof = await solve(appCheck);
    expect(await other.exchange(proof, address)).toBeUndefined();
    vi.setSystemTime(Date.now() + challengeLifetime + 1);
    expect(await appCheck.exchange(proof, address)).toBeUndefined();
  });
});

describe('a token', () => {
  test('is accepted by all processes that share a store, and by no other site', async () => {
    const records = appCheckRecords();
    const token = await tokenOf(open(records));
    expect(await open(records).accepts(token, address)).toBe(true);
    expect(await open().accepts(token, address)).toBe(false);
  });

  test(`is accepted ${usesOfToken} times`, async () => {
    const appCheck = open();
    const token = await tokenOf(appCheck);
    for (let use = 1; use <= usesOfToken; use++)
      expect(await appCheck.accepts(token, address)).toBe(true);
    expect(await appCheck.accepts(token, address)).toBe(false);
    // Nor again in the seconds by which clocks may differ, after expired records were deleted.
    vi.setSystemTime(Date.now() + tokenLifetime + 5000);
    await tokenOf(appCheck);
    expect(await appCheck.accepts(token, address)).toBe(false);
  });

  test('works from its subnet only, and a refusal elsewhere does not use it up', async () => {
    const appCheck = open();
    const token = await tokenOf(appCheck);
    for (let use = 1; use <= usesOfToken; use++) {
      expect(await appCheck.accepts(token, '198.51.100.1')).toBe(false);
    }
    expect(await appCheck.accepts(token, '203.0.113.250')).toBe(true);
  });

  test('is neither issued to nor accepted from an address that is none', async () => {
    const appCheck = open();
    const [proof, token] = [await solve(appCheck), await tokenOf(appCheck)];
    for (const unknown of ['', 'not an address']) {
      expect(await appCheck.exchange(proof, unknown)).toBeUndefined();
      expect(await appCheck.accepts(token, unknown)).toBe(false);
    }
  });
});

test('reads the secret again after the store was unavailable', async () => {
  const records = appCheckRecords();
  const secret = vi
    .fn(records.secret.bind(records))
    .mockRejectedValueOnce(new StoreUnavailable('locked'));
  const appCheck = open({ ...records, secret });
  await expect(appCheck.challenge()).rejects.toThrow(StoreUnavailable);
  expect(await tokenOf(appCheck)).not.toBe('');
  expect(secret).toHaveBeenCalledTimes(2);
});

const subnet = '203.0.113.0/24';
const secret = 'a secret that only this test knows';
const tokens = createTokens(secret, Date.now);

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

test.each<[string, (id: string, end: string, signature: string) => string]>([
  ['that is not a token', () => 'a token'],
  ['with another id', (id, end, signature) => `${id.replace(/.$/, 'g')}.${end}.${signature}`],
  ['that ends later', (id, end, signature) => `${id}.${Number(end) + 1}.${signature}`],
  ['whose end is written differently', (id, end, signature) => `${id}.${end}.0.${signature}`],
  ['whose end is not a number', (id, _, signature) => `${id}.never.${signature}`],
  ['with a letter of the signature changed', (id, end, code) => `${id}.${end}.!${code.slice(1)}`],
  ['with something after it', (id, end, signature) => `${id}.${end}.${signature}.more`],
])('a token is not ours %s', (_, forge) => {
  const [id = '', end = '', signature = ''] = tokens.issue(subnet).token.split('.');
  expect(tokens.verify(forge(id, end, signature), subnet)).toBeUndefined();
});

interface Proof {
  readonly challenge: Challenge;
  readonly solution: unknown;
}

async function solve(appCheck: ProofOfWork): Promise<Proof> {
  const challenge = await appCheck.challenge();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

async function tokenOf(appCheck: ProofOfWork): Promise<string> {
  const answer = await appCheck.exchange(await solve(appCheck), address);
  return answer?.token ?? '';
}
