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
