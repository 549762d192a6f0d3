import { describe, expect, test } from 'vitest';
import type { LimitedRequest, RequestLimits } from '#backend/contact/request-limits.ts';

interface LimitsUnderTest {
  /** Those of two servers that share their counts, or the same one twice. */
  readonly limits: readonly [RequestLimits, RequestLimits];
  /** Moves the clock forward, in milliseconds. */
  readonly advance: (milliseconds: number) => unknown;
}

/** What all `RequestLimits` with the rules of `limit-rules.ts` promise. `open` returns unused ones. */
export function requestLimitsContract(open: () => Promise<LimitsUnderTest>): void {
  describe('request limits', () => {
    test('refuse a flood from one address until its window ends', async () => {
      const { limits, advance } = await open();
      expect(await accepted(limits, 'plain-form', 15, () => visitor)).toBe(10);
      for (const each of limits) {
        const wait = (await each.take('plain-form', visitor)) ?? 0;
        expect(wait).toBeGreaterThan(590);
        expect(wait).toBeLessThanOrEqual(600);
      }
      await advance(9 * minute);
      expect(await limits[0].take('plain-form', visitor)).toBeLessThanOrEqual(60);
      await advance(minute);
      expect(await accepted(limits, 'plain-form', 15, () => visitor)).toBe(10);
    });

    test('do not count refused requests against neighbors', async () => {
      const { limits } = await open();
      await accepted(limits, 'plain-form', 100, () => visitor);
      expect(await accepted(limits, 'plain-form', 60, (n) => `203.0.113.${100 + n}`)).toBe(50);
      expect(await limits[1].take('plain-form', '198.51.100.1')).toBeUndefined();
    });

    test('limit a subnet, a provider block and a /64 of IPv6', async () => {
      const { limits } = await open();
      const inSubnet = (n: number) => `203.0.113.${n}`;
      const inProvider = (n: number) => `2001:db8:${n.toString(16)}::1`;
      const inHousehold = (n: number) => `2001:db9:1:2::${n.toString(16)}`;
      expect(await accepted(limits, 'newcomer-message', 5, inSubnet)).toBe(3);
      expect(await accepted(limits, 'newcomer-message', 25, inProvider)).toBe(20);
      expect(await accepted(limits, 'newcomer-message', 3, inHousehold)).toBe(1);
      expect(await limits[0].take('newcomer-message', '198.51.100.1')).toBeUndefined();
    });

    test('limit everyone together', async () => {
      const { limits } = await open();
      const everywhere = (n: number) => `10.${n}.0.1`;
      expect(await accepted(limits, 'newcomer-plain-form', 110, everywhere)).toBe(100);
    });

    test('count every one of many requests at once', async () => {
      const { limits } = await open();
      const waits = await Promise.all(
        Array.from({ length: 60 }, (_, n) => limits[n % 2 === 0 ? 0 : 1].take('message', visitor)),
      );
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(30);
    });

    test('count each kind of request for itself', async () => {
      const { limits } = await open();
      expect(await accepted(limits, 'plain-form', 20, () => visitor)).toBe(10);
      expect(await accepted(limits, 'message', 40, () => visitor)).toBe(30);
    });
  });
}

const minute = 60_000;

const visitor = '203.0.113.7';

/** How many of so many requests are accepted, sent to both servers in turn. */
async function accepted(
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
