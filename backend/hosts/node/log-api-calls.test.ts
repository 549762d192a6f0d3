import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { linesPerMinute, sampleLines } from './log-api-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('logs the first answers of a minute, then how many more there were', () => {
  const log = recordedLog();
  const isLogged = sampleLines(log);
  const answer = (times: number) => Array.from({ length: times }, () => isLogged());
  expect(answer(linesPerMinute)).not.toContain(false);
  expect(answer(1000)).not.toContain(true);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toMatchObject([{ notLogged: 1000 }]);
  expect(isLogged()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(log.lines()).toHaveLength(1);
});
