import { expect, test } from 'vitest';
import { contactForm } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { failureText } from './failure-text.ts';

const { wait, durations } = contactForm.notSent;
const minutes = (count: number) => fillSlots(durations.minutes, { count });

test.each([
  [1, durations.minute],
  [60, durations.minute],
  [540, minutes(9)],
  [541, minutes(10)],
  [3_600, durations.hour],
])('rounds %i seconds up to "%s"', (retryAfterSeconds, duration) => {
  const failure = { kind: 'failed', reason: 'too-many', retryAfterSeconds } as const;
  expect(failureText(failure)).toContain(fillSlots(wait, { duration }));
});
