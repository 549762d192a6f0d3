import { describe, expect, test } from 'vitest';
import {
  allowMessage,
  type LimitedRequest,
  type RequestLimits,
} from '#backend/contact/request-limits.ts';

export interface LimitsUnderTest {
  /** One for each of two servers that share what they count, or the same one twice. */
  readonly limits: readonly [RequestLimits, RequestLimits];
  /** Moves the clock on, in milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/**
 * What limits of requests promise, wherever they are kept. `open` gives some that have counted nothing,
 * with the rules of `limit-rules.ts`.
 */
export function requestLimitsContract(open: () => Promise<LimitsUnderTest>): void {
  describe('limits of requests', () => {
    test('never hold up a visitor with something to say', async () => {
      const { limits, advance } = await open();
      for (let hours = 0; hours < 3; hours++) {
        expect(await heard(limits, 'call', 5, () => visitor)).toBe(5);
        advance(60 * minute);
      }
    });

    test('tell a flood from one address to wait, and hear it again ten minutes later', async () => {
      const { limits, advance } = await open();
      expect(await heard(limits, 'message', 40, () => visitor)).toBe(30);
      for (const each of limits) {
        const wait = (await each.take('message', visitor)) ?? 0;
        expect(wait).toBeGreaterThan(590);
        expect(wait).toBeLessThanOrEqual(600);
      }
      advance(10 * minute - 1);
      expect(await limits[0].take('message', visitor)).toBe(1);
      advance(1);
      expect(await heard(limits, 'message', 40, () => visitor)).toBe(30);
    });

    test('leave room for the neighbors of a flood, which uses up nothing of theirs', async () => {
      const { limits } = await open();
      await heard(limits, 'plain-form', 200, () => visitor);
      expect(await heard(limits, 'plain-form', 70, (n) => `203.0.113.${100 + n}`)).toBe(50);
      expect(await limits[1].take('plain-form', '198.51.100.1')).toBeUndefined();
    });

    test('tell one network to wait as a whole, and one household by its part of an IPv6 address', async () => {
      const { limits } = await open();
      expect(await heard(limits, 'message', 130, (n) => `203.0.113.${n}`)).toBe(120);
      expect(await heard(limits, 'message', 40, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(30);
      expect(await limits[0].take('message', '198.51.100.1')).toBeUndefined();
    });

    test('tell a flood from everywhere to wait too', async () => {
      const { limits } = await open();
      const everywhere = (n: number) => `10.${n % 250}.${Math.floor(n / 250)}.1`;
      expect(await heard(limits, 'plain-form', 210, everywhere)).toBe(200);
    });

    test('count each of those that come at one moment', async () => {
      const { limits } = await open();
      const waits = await Promise.all(
        Array.from({ length: 100 }, (_, n) => limits[n % 2 === 0 ? 0 : 1].take('message', visitor)),
      );
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(30);
    });

    test('keep room for newcomers while a flood uses up the rest', async () => {
      const { limits, advance } = await open();
      // As fast as the limits allow: 20 clients, each in a subnet of its own.
      let sent = 0;
      const waits = [];
      for (let n = 0; n < 20 * 40; n++) {
        const room = await allowMessage(limits[n % 2 === 0 ? 0 : 1], 'message', `10.${n % 20}.0.1`);
        if (room.kind === 'full') waits.push(room.retryAfterSeconds);
        else sent += 1;
      }
      expect(sent).toBe(20 + 400);
      expect(Math.max(...waits)).toBeLessThanOrEqual(600);
      const take = () => allowMessage(limits[1], 'message', visitor);
      expect(await take()).toEqual({ kind: 'newcomer' });
      expect(await take()).toMatchObject({ kind: 'full' });
      advance(10 * minute);
      expect(await take()).toEqual({ kind: 'newcomer' });
    });

    test('give a refused client the shorter of two waits', async () => {
      const { limits, advance } = await open();
      const take = () => allowMessage(limits[0], 'plain-form', visitor);
      expect(await take()).toEqual({ kind: 'newcomer' });
      advance(4 * minute);
      for (let n = 0; n < 10; n++) expect(await take()).toEqual({ kind: 'general' });
      // The reserved room is free again four minutes before the general room.
      expect(await take()).toEqual({ kind: 'full', retryAfterSeconds: 6 * 60 });
      advance(6 * minute);
      expect(await take()).toEqual({ kind: 'newcomer' });
      expect(await take()).toEqual({ kind: 'full', retryAfterSeconds: 4 * 60 });
    });

    test('give one provider’s block of addresses a part of the newcomers’ room', async () => {
      const { limits } = await open();
      // Each in a subnet of its own, a /48 of one /32.
      const inOneBlock = (n: number) => `2001:db8:${n.toString(16)}::1`;
      expect(await heard(limits, 'newcomer-message', 40, inOneBlock)).toBe(20);
      expect(await limits[0].take('newcomer-message', visitor)).toBeUndefined();
    });

    test('count each kind of request by itself', async () => {
      const { limits } = await open();
      expect(await heard(limits, 'plain-form', 20, () => visitor)).toBe(10);
      expect(await heard(limits, 'message', 40, () => visitor)).toBe(30);
      expect(await heard(limits, 'challenge', 70, () => visitor)).toBe(60);
    });
  });
}

const minute = 60_000;

const visitor = '203.0.113.7';

/** How many of so many requests are heard, which come to both servers by turns. */
async function heard(
  limits: LimitsUnderTest['limits'],
  request: LimitedRequest,
  times: number,
  address: (n: number) => string,
): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n++) {
    const wait = await limits[n % 2 === 0 ? 0 : 1].take(request, address(n));
    if (wait === undefined) count += 1;
  }
  return count;
}
