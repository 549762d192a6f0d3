import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { refusalsPerMinute, sampleRefusals } from './log-api-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('logs the first refusals of a minute, then how many more there were', () => {
  const log = recordedLog();
  const isLogged = sampleRefusals(log);
  const refuse = (times: number) => Array.from({ length: times }, () => isLogged(429));
  expect(refuse(refusalsPerMinute)).not.toContain(false);
  expect(refuse(1000)).not.toContain(true);
  expect([200, 303, 503].map(isLogged)).toEqual([true, true, true]);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toMatchObject([{ notLogged: 1000 }]);
  expect(isLogged(404)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toHaveLength(1);
});
