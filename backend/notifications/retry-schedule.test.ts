import { describe, expect, test } from 'vitest';
import type { FailedAttempt } from './retry-schedule.ts';
import { deadline, minAttempts, maxWait, nextAttempt } from './retry-schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const failed: FailedAttempt = {
  kind: 'inquiry',
  outcome: 'failed',
  attempts: 1,
  receivedAt: 0,
  now: 0,
  jitter: 0.5,
};

describe('a notification that may go through later', () => {
  test('is tried again after a minute, then after twice as long each time', () => {
    const delays = [1, 2, 3, 4].map((attempts) => nextAttempt({ ...failed, attempts }));
    expect(delays).toEqual([minute, 2 * minute, 4 * minute, 8 * minute]);
  });

  test('never waits longer than a day, give or take the spread', () => {
    expect(nextAttempt({ ...failed, attempts: 40 })).toBe(day);
  });

  test('is spread by a fifth to either side', () => {
    expect(nextAttempt({ ...failed, jitter: 0 })).toBeCloseTo(0.8 * minute);
    expect(nextAttempt({ ...failed, jitter: 0.999 })).toBeLessThan(1.2 * minute);
  });

  test('survives a mail server that is down for days, and is given up after five', () => {
    const days = (now: number) => nextAttempt({ ...failed, attempts: minAttempts, now });
    expect(days(3 * day)).toBe(4 * day);
    expect(days(deadline - day / 2)).toBeUndefined();
  });
});

test('a notification that a person has retried is given its time again', () => {
  const late = { ...failed, now: 9 * day };
  expect(nextAttempt({ ...late, attempts: 1 })).toBe(9 * day + minute);
  expect(nextAttempt({ ...late, attempts: minAttempts })).toBeUndefined();
});

describe('a notification whose clock jumps', () => {
  test.each([0, 0.999])(
    'years ahead is tried for four days before it is given up (%d)',
    (jitter) => {
      const jumped = 10 * 365 * day;
      let now = jumped;
      for (let attempts = 1; ; attempts += 1) {
        const next = nextAttempt({ ...failed, attempts, now, jitter });
        if (next === undefined) break;
        now = next;
      }
      expect(now - jumped).toBeGreaterThan(4 * day);
    },
  );

  test('years back is not given up', () => {
    const back = { ...failed, receivedAt: 10 * 365 * day, now: 0 };
    expect(nextAttempt({ ...back, attempts: 2 * minAttempts })).toBe(day);
  });
});

describe('a notification that is not to be tried before some time', () => {
  test('waits for it, and not where its turn comes later', () => {
    expect(nextAttempt({ ...failed, notBefore: 10 * minute })).toBe(10 * minute);
    expect(nextAttempt({ ...failed, notBefore: minute / 2 })).toBe(minute);
  });

  test('waits a day at most', () => {
    expect(nextAttempt({ ...failed, notBefore: 365 * day })).toBe(day);
  });
});

test('no notification waits longer than the longest wait', () => {
  const longest = nextAttempt({ ...failed, attempts: minAttempts - 1, jitter: 0.999_999 });
  expect(longest).toBeLessThan(maxWait);
  expect(longest).toBeGreaterThan(0.99 * maxWait);
});

describe('a notification that is refused', () => {
  test('is given up at once when it is the confirmation', () => {
    expect(nextAttempt({ ...failed, kind: 'confirmation', outcome: 'refused' })).toBeUndefined();
  });

  test('is tried on, an hour apart at least, when it is for the agency', () => {
    expect(nextAttempt({ ...failed, outcome: 'refused' })).toBe(60 * minute);
    expect(nextAttempt({ ...failed, outcome: 'refused', attempts: 9 })).toBe(256 * minute);
  });

  test('is tried on when it is a webhook, whose address may be put right', () => {
    const webhook = { ...failed, kind: 'webhook', outcome: 'refused' } as const;
    expect(nextAttempt(webhook)).toBe(60 * minute);
  });
});
