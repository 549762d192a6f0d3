import { expect, test } from 'vitest';
import { inquiryPeriod, maxInquiries, nextDigest } from './email-budget.ts';

test('two digests and the emails of their own are no more than an hour may have', () => {
  for (const perHour of [2, 3, 30]) {
    expect(maxInquiries(perHour, true) + 2).toBe(perHour);
    expect(maxInquiries(perHour, false)).toBeLessThanOrEqual(maxInquiries(perHour, true) / 2);
  }
});

test('the next digest is at a full hour, at least a minute and at most little more than an hour away', () => {
  const minute = 60_000;
  const noon = Date.UTC(2026, 10, 21, 19);
  expect(nextDigest(noon)).toBe(noon + inquiryPeriod);
  expect(nextDigest(noon - minute)).toBe(noon);
  expect(nextDigest(noon - minute + 1)).toBe(noon + inquiryPeriod);
});
