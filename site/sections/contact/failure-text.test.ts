import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [540, '9 minutes'],
  [541, '10 minutes'],
  [3_600, 'an hour'],
])('rounds %i seconds up to %s', (retryAfterSeconds, duration) => {
  const failure = { kind: 'failed', reason: 'too-many', retryAfterSeconds } as const;
  expect(failureText(failure)).toContain(`in ${duration}`);
});
