import type { RequestLimits } from './request-limits.ts';

/**
 * Counts a message or a plain form from an IP address. It first takes room reserved for newcomers, who
 * may send one in a window, and general room where that is refused: clients that send again and again
 * cannot use up what is reserved. Returns the seconds until there is room in either, or `undefined` if
 * the message was let through.
 */
export async function takeMessageRoom(
  limits: RequestLimits,
  kind: 'message' | 'plain-form',
  address: string,
): Promise<number | undefined> {
  const newcomerWait = await limits.take(`newcomer-${kind}`, address);
  if (newcomerWait === undefined) return undefined;
  const wait = await limits.take(kind, address);
  return wait === undefined ? undefined : Math.min(newcomerWait, wait);
}
