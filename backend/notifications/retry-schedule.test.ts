import { expect, test } from 'vitest';
import { nextDigest } from '../contact/email-budget.ts';
import {
  deadline,
  maxWait,
  minAttempts,
  nextAttempt,
  type FailedAttempt,
} from './retry-schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const failed: FailedAttempt = {
  kind: 'inquiry',
  outcome: 'failed',
  attempts: 1,
  receivedAt: 0,
  now: 0,
};

test('waits a minute, then twice as long each time, up to a day', () => {
  const delays = [1, 2, 3, 4, 40].map((attempts) => nextAttempt({ ...failed, attempts }));
  expect(delays).toEqual([minute, 2 * minute, 4 * minute, 8 * minute, day]);
});

test('gives up after five days', () => {
  const tired = { ...failed, attempts: minAttempts };
  expect(nextAttempt({ ...tired, now: 3 * day })).toBe(4 * day);
  expect(nextAttempt({ ...tired, now: deadline - day / 2 })).toBeUndefined();
});

test('tries for four days after the clock has jumped ahead', () => {
  const jumped = 10 * 365 * day;
  let now = jumped;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt({ ...failed, attempts, now });
    if (next === undefined) break;
    now = next;
  }
  expect(now - jumped).toBeGreaterThan(4 * day);
});

test('does not give up after the clock has jumped back', () => {
  const back = { ...failed, receivedAt: 10 * 365 * day, attempts: 2 * minAttempts };
  expect(nextAttempt(back)).toBe(day);
});

test('retries an inquiry of the digest with the digest of a later hour', () => {
  for (const attempts of [1, 7, 12]) {
    const next = nextAttempt({ ...failed, attempts }) ?? NaN;
    expect(nextAttempt({ ...failed, kind: 'digest', attempts })).toBe(nextDigest(next));
  }
  expect(nextAttempt({ ...failed, kind: 'digest', attempts: 40 })).toBeLessThanOrEqual(maxWait);
});

test('gives up a refused confirmation, and retries the agency’s notifications an hour apart', () => {
  const refused = { ...failed, outcome: 'refused' } as const;
  expect(nextAttempt({ ...refused, kind: 'confirmation' })).toBeUndefined();
  expect(nextAttempt(refused)).toBe(60 * minute);
  expect(nextAttempt({ ...refused, attempts: 9 })).toBe(256 * minute);
  expect(nextAttempt({ ...refused, kind: 'webhook' })).toBe(60 * minute);
});
