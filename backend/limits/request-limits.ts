import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface RequestLimits {
  /** Counts a request from an IP address. Returns the seconds to wait if it is one too many. */
  take(request: LimitedRequest, address: string): number | undefined;
}

/** Limits that this process counts in memory. Decision 0012 says why they are our own code. */
export function memoryLimits(maxWindows = 2500): RequestLimits {
  const windowsByName = new Map<string, Windows>();
  let timer: NodeJS.Timeout | undefined;

  function windowsOf(name: string): Windows {
    // Deletes addresses when no more requests come. Not before the first: a scheduled function has none.
    timer ??= setInterval(() => {
      for (const windows of windowsByName.values()) windows.rotateIfDue(performance.now());
    }, 60_000).unref();
    const windows = windowsByName.get(name) ?? new Windows(maxWindows);
    windowsByName.set(name, windows);
    return windows;
  }

  return {
    take(request, address) {
      // Unlike the wall clock, this one is never set.
      const now = performance.now();
      const groups = limitedGroups(request, address).map(({ name, key, max }) => {
        const windows = windowsOf(name);
        return { key, max, windows, window: windows.find(key, now) };
      });
      for (const { max, window } of groups) {
        if (window === undefined || window.count < max) continue;
        return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      }
      for (const { key, windows, window } of groups) {
        if (window === undefined) windows.begin(key, now);
        else window.count += 1;
      }
      return undefined;
    },
  };
}

type Allowance =
  | { readonly kind: 'newcomer' | 'general' }
  | { readonly kind: 'full'; readonly retryAfterSeconds: number };

/** Counts a request in the share of newcomers, which a flood cannot fill, or else in the general one. */
export function allowRequest(
  limits: RequestLimits,
  kind: 'message' | 'plain-form' | 'challenge',
  address: string,
): Allowance {
  const newcomerWait = limits.take(`newcomer-${kind}`, address);
  if (newcomerWait === undefined) return { kind: 'newcomer' };
  const wait = limits.take(kind, address);
  if (wait === undefined) return { kind: 'general' };
  return { kind: 'full', retryAfterSeconds: Math.min(newcomerWait, wait) };
}

/**
 * How many requests are accepted in {@link limitPeriod}. An office or a phone company shows many people by one
 * address. Decision 0012 says what the shares of newcomers are for. A challenge takes 1.3 ms of the processor.
 */
export const limitRules = {
  // Before the body is read. A foreign form is posted by another site's page.
  call: { client: 60, subnet: 600 },
  'form-post': { client: 30, subnet: 300 },
  'foreign-form': { client: 30, subnet: 300 },
  // Valid messages, by call and by plain form.
  'newcomer-message': { client: 1, subnet: 3, provider: 20, everyone: 200 },
  message: { client: 30, subnet: 120, everyone: 400 },
  'newcomer-plain-form': { client: 1, subnet: 1, provider: 10, everyone: 200 },
  'plain-form': { client: 10, subnet: 25, everyone: 100 },
  'newcomer-challenge': { client: 3, subnet: 9, provider: 60, everyone: 1000 },
  challenge: { client: 60, subnet: 600, everyone: 2000 },
  exchange: { client: 60, subnet: 600 },
  events: { client: 3000, subnet: 12_000 },
} satisfies Record<string, LimitRule>;

const limitedGroupNames = ['client', 'subnet', 'provider', 'everyone'] as const;

type LimitRule = Readonly<Partial<Record<(typeof limitedGroupNames)[number], number>>>;

export type LimitedRequest = keyof typeof limitRules;

/** The length of a window in seconds. It begins with the first request of its group. */
const limitPeriod = 600;

/** If one group is full, the request counts in none: a flood uses up nothing of its neighbors. */
function limitedGroups(request: LimitedRequest, address: string) {
  const rule: LimitRule = limitRules[request];
  const keys = { ...addressGroups(address), everyone: 'everyone' };
  return limitedGroupNames.flatMap((group) => {
    const max = rule[group];
    return max === undefined ? [] : [{ name: `${request} ${group}`, key: keys[group], max }];
  });
}

interface Window {
  count: number;
  /** By `performance.now()`. */
  readonly endsAt: number;
}

/**
 * Windows by key in two generations. The older one is dropped when the newer one is full or a period old, so
 * memory is bounded, and no address stays for longer than two periods and two minutes.
 */
class Windows {
  readonly #max: number;
  #newer = new Map<string, Window>();
  #older = new Map<string, Window>();
  #startedAt = -Infinity;

  constructor(max: number) {
    this.#max = max;
  }

  find(key: string, now: number): Window | undefined {
    const window = this.#newer.get(key) ?? this.#older.get(key);
    return window === undefined || window.endsAt <= now ? undefined : window;
  }

  rotateIfDue(now: number): void {
    const isOld = now - this.#startedAt >= limitPeriod * 1000;
    if (this.#newer.size < this.#max && !isOld) return;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#startedAt = now;
  }

  begin(key: string, now: number): void {
    this.rotateIfDue(now);
    this.#newer.set(key, { count: 1, endsAt: now + limitPeriod * 1000 });
  }
}

/** Returns the groups of an IP address. Everything else counts as one unknown client. */
export function addressGroups(address = '') {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return { client: unknown, subnet: unknown, provider: unknown };
  // An IPv4 address mapped to IPv6 is the IPv4 address.
  const parsed = ipaddr.process(bare);
  const prefix = (bits: number) => {
    const bytes = parsed.toByteArray().fill(0, bits / 8);
    return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
  };
  return parsed instanceof ipaddr.IPv4
    ? { client: parsed.toString(), subnet: prefix(24), provider: prefix(16) }
    : { client: prefix(64), subnet: prefix(48), provider: prefix(32) };
}

/** Returns the subnet of an IP address, or `undefined` without one, as after a connection closed. */
export function subnetOf(address: string | undefined): string | undefined {
  const { subnet } = addressGroups(address);
  return subnet === unknown ? undefined : subnet;
}

const unknown = 'unknown';
