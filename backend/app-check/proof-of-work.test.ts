import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tokenLifetime } from '#contract/app-check.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { challengeLifetime } from './challenges.ts';
import { proofOfWork, type ProofOfWork } from './proof-of-work.ts';
import { usesOfToken } from './token-uses.ts';

const minute = 60_000;
const address = '203.0.113.7';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) }));
afterEach(() => vi.useRealTimers());

describe('a solved challenge', () => {
  test('is good for a token, and the token for an hour of calls', async () => {
    const appCheck = await open();
    const answer = await appCheck.exchange(await solved(appCheck), address);
    expect(answer?.expireTimeMillis).toBe(Date.now() + tokenLifetime);
    expect(await appCheck.accepts(answer?.token, address)).toBe(true);
    vi.setSystemTime(Date.now() + tokenLifetime - minute);
    expect(await appCheck.accepts(answer?.token, address)).toBe(true);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await appCheck.accepts(answer?.token, address)).toBe(false);
  });

  test('works once, in every process that shares the store, also after a restart', async () => {
    const file = join(await temporaryFolder(), 'messages.sqlite');
    const appCheck = await open(file);
    const proof = await solved(appCheck);
    expect(await appCheck.exchange(proof, address)).toBeDefined();
    expect(await appCheck.exchange(proof, address)).toBeUndefined();
    expect(await (await open(file)).exchange(proof, address)).toBeUndefined();
  });

  test('is not used up by whoever is told to come back later', async () => {
    const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
    onTestFinished(() => store.close());
    let isBusy = true;
    const deleteSomeExpired = () =>
      isBusy ? Promise.reject(new StoreUnavailable('busy')) : Promise.resolve();
    const appCheck = await proofOfWork({ ...store.appCheck, deleteSomeExpired }, Date.now);
    const proof = await solved(appCheck);
    await expect(appCheck.exchange(proof, address)).rejects.toThrow(StoreUnavailable);
    isBusy = false;
    expect(await appCheck.exchange(proof, address)).toBeDefined();
  });

  test('works once at its last moment too', async () => {
    const appCheck = await open();
    const proof = await solved(appCheck);
    vi.setSystemTime(Date.now() + challengeLifetime - 5);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await new Promise((resolve) => setTimeout(resolve, n / 5));
        vi.setSystemTime(Date.now() + 1);
        return appCheck.exchange(proof, address);
      }),
    );
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test('is worth nothing when it comes too late', async () => {
    const appCheck = await open();
    const proof = await solved(appCheck);
    vi.setSystemTime(Date.now() + challengeLifetime + 1);
    expect(await appCheck.exchange(proof, address)).toBeUndefined();
  });

  test.each<[string, (proof: Proof) => unknown]>([
    [
      'with another solution',
      (proof) => ({ ...proof, solution: { counter: 1, derivedKey: 'ab' } }),
    ],
    ['without its solution', ({ challenge }) => ({ challenge })],
    ['made easier than it was set', (proof) => changed(proof, { keyPrefix: 'ab' })],
    ['of another cost', (proof) => changed(proof, { cost: 1 })],
    ['that would last longer', (proof) => changed(proof, { expiresAt: 4_000_000_000 })],
    ['for another action', (proof) => changed(proof, { data: { action: 'login' } })],
    [
      'that nobody signed',
      ({ challenge, solution }) => ({
        challenge: { parameters: challenge.parameters },
        solution,
      }),
    ],
    ['as text', (proof) => JSON.stringify(proof)],
    ['with more in it', (proof) => ({ ...proof, admin: true })],
    ['that is nothing', () => undefined],
  ])('is refused %s', async (_, attack) => {
    const appCheck = await open();
    expect(await appCheck.exchange(attack(await solved(appCheck)), address)).toBeUndefined();
  });

  test('of another site is refused', async () => {
    const [appCheck, other] = [await open(), await open()];
    expect(await appCheck.exchange(await solved(other), address)).toBeUndefined();
  });
});

describe('a token', () => {
  test('is known again after a restart, since its secret is kept', async () => {
    const file = join(await temporaryFolder(), 'messages.sqlite');
    const token = await tokenOf(await open(file));
    expect(await (await open(file)).accepts(token, address)).toBe(true);
  });

  test(`wears out after ${usesOfToken} calls`, async () => {
    const appCheck = await open();
    const token = await tokenOf(appCheck);
    for (let use = 1; use <= usesOfToken; use++)
      expect(await appCheck.accepts(token, address)).toBe(true);
    expect(await appCheck.accepts(token, address)).toBe(false);
    // Nor does it wake up in the seconds that clocks are given, whoever gets a token meanwhile.
    vi.setSystemTime(Date.now() + tokenLifetime + 5000);
    await tokenOf(appCheck);
    expect(await appCheck.accepts(token, address)).toBe(false);
  });

  test('works from its subnet only, and a refusal elsewhere does not use it up', async () => {
    const appCheck = await open();
    const token = await tokenOf(appCheck);
    for (let use = 1; use <= usesOfToken; use++) {
      expect(await appCheck.accepts(token, '198.51.100.1')).toBe(false);
    }
    expect(await appCheck.accepts(token, '203.0.113.250')).toBe(true);
  });

  test.each(['', 'not an address'])(
    'is neither issued to nor accepted from the address %j',
    async (unknown) => {
      const appCheck = await open();
      expect(await appCheck.exchange(await solved(appCheck), unknown)).toBeUndefined();
      expect(await appCheck.accepts(await tokenOf(appCheck), unknown)).toBe(false);
    },
  );

  test('of another site is refused', async () => {
    const [appCheck, other] = [await open(), await open()];
    expect(await appCheck.accepts(await tokenOf(other), address)).toBe(false);
  });
});

interface Proof {
  readonly challenge: Challenge;
  readonly solution: unknown;
}

function changed({ challenge, solution }: Proof, parameters: object) {
  return {
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
    solution,
  };
}

async function open(file?: string): Promise<ProofOfWork> {
  const store = await openSqliteStore(file ?? join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  return proofOfWork(store.appCheck, Date.now);
}

async function solved(appCheck: ProofOfWork): Promise<Proof> {
  const challenge = await appCheck.challenge();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

async function tokenOf(appCheck: ProofOfWork): Promise<string> {
  const answer = await appCheck.exchange(await solved(appCheck), address);
  return answer?.token ?? '';
}
