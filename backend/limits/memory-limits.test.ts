import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestLimitsContract } from '#test/contracts/request-limits.ts';
import { allowMessage } from '../contact/request-limits.ts';
import { memoryLimits } from './memory-limits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

requestLimitsContract(() => {
  const limits = memoryLimits();
  return Promise.resolve({
    limits: [limits, limits],
    advance: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  });
});

test('a flood keeps the room of newcomers free', async () => {
  const limits = memoryLimits();
  let sent = 0;
  const waits = [];
  // As fast as the limits allow: 20 clients, each in a subnet of its own.
  for (let n = 0; n < 20 * 40; n++) {
    const room = await allowMessage(limits, 'message', `10.${n % 20}.0.1`);
    if (room.kind === 'full') waits.push(room.retryAfterSeconds);
    else sent += 1;
  }
  expect(sent).toBe(20 + 400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
  expect(await allowMessage(limits, 'message', visitor)).toEqual({ kind: 'newcomer' });
  expect(await allowMessage(limits, 'message', visitor)).toMatchObject({ kind: 'full' });
});

test('a refused client gets the shorter of two waits', async () => {
  const limits = memoryLimits();
  const take = () => allowMessage(limits, 'plain-form', visitor);
  expect(await take()).toEqual({ kind: 'newcomer' });
  vi.advanceTimersByTime(4 * 60_000);
  for (let n = 0; n < 10; n++) expect(await take()).toEqual({ kind: 'general' });
  expect(await take()).toEqual({ kind: 'full', retryAfterSeconds: 6 * 60 });
});

test('a clock that is set back makes no client wait longer', async () => {
  const limits = memoryLimits();
  await limits.take('newcomer-message', visitor);
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000);
  expect(await limits.take('newcomer-message', visitor)).toBe(600);
});

test('a bounded number of clients is remembered, the newest', async () => {
  const limits = memoryLimits(undefined, 3);
  const take = (n: number) => limits.take('newcomer-message', `10.${n}.0.1`);
  for (let n = 1; n <= 7; n++) await take(n);
  expect(await take(7)).toBe(600);
  expect(await take(4)).toBe(600);
  expect(await take(1)).toBeUndefined();
});

test('floods without a token leave room for messages', async () => {
  const limits = memoryLimits();
  for (const request of ['call', 'challenge', 'exchange'] as const) {
    for (let n = 0; n < 5000; n++) {
      await limits.take(request, `10.${n % 250}.${Math.floor(n / 250)}.1`);
    }
    expect(await limits.take(request, visitor)).toBeUndefined();
  }
  expect(await limits.take('message', visitor)).toBeUndefined();
});

const visitor = '203.0.113.7';
