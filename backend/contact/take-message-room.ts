import type { RequestLimits } from './request-limits.ts';

export type MessageRoom =
  | { readonly kind: 'newcomer' | 'general' }
  | { readonly kind: 'full'; readonly retryAfterSeconds: number };

/**
 * Counts a message or a plain form from an IP address. It first takes room reserved for newcomers, who
 * may send one in a window, and general room where that is refused: clients that send again and again
 * cannot use up what is reserved.
 */
export async function takeMessageRoom(
  limits: RequestLimits,
  kind: 'message' | 'plain-form',
  address: string,
): Promise<MessageRoom> {
  const newcomerWait = await limits.take(`newcomer-${kind}`, address);
  if (newcomerWait === undefined) return { kind: 'newcomer' };
  const wait = await limits.take(kind, address);
  if (wait === undefined) return { kind: 'general' };
  return { kind: 'full', retryAfterSeconds: Math.min(newcomerWait, wait) };
}
