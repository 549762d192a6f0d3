import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { linesPerMinute, sampleLines } from './program-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('logs the first requests of a minute, then how many more there were', () => {
  const log = recordedLog();
  const isLogged = sampleLines(log);
  const request = (times: number) => Array.from({ length: times }, () => isLogged());
  expect(request(linesPerMinute)).not.toContain(false);
  expect(request(1000)).not.toContain(true);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toMatchObject([{ notLogged: 1000 }]);
  expect(isLogged()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toHaveLength(1);
});
