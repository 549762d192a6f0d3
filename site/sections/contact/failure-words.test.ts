import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [540, '9 minutes'],
  [541, '10 minutes'],
  [3_600, 'an hour'],
])('after %i seconds means %s', (retryAfterSeconds, words) => {
  const failure = { kind: 'failed', reason: 'too-many', retryAfterSeconds } as const;
  expect(failureWords(failure)).toContain(`in ${words}`);
});

test('that a retry is safe is said for a day', () => {
  const failure = { kind: 'failed', reason: 'timeout' } as const;
  const hour = 60 * 60 * 1000;
  expect(failureWords(failure)).toContain('we will not get it twice');
  expect(failureWords(failure, Date.now() - 23 * hour)).toContain('we will not get it twice');
  expect(failureWords(failure, Date.now() - 25 * hour)).not.toContain('not get it twice');
});
