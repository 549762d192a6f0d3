/**
 * The requests that are limited, each with limits of its own.
 * - `call`, `form-post`, `foreign-form` (posted by another site's page): before the body is read
 * - `message`, `plain-form`: valid messages, by call and by plain form
 * - `challenge`, `exchange` (of a solved challenge for a token)
 * - `newcomer-message` and so on: a share reserved for clients that have not sent lately
 * - `events`: a batch of page events
 */
export type LimitedRequest =
  | 'call'
  | 'form-post'
  | 'foreign-form'
  | 'newcomer-message'
  | 'message'
  | 'newcomer-plain-form'
  | 'plain-form'
  | 'newcomer-challenge'
  | 'challenge'
  | 'exchange'
  | 'events';

export interface RequestLimits {
  /** Counts a request from an IP address. Returns the seconds to wait if it is one too many. */
  take(request: LimitedRequest, address: string): number | undefined;
}

type Allowance =
  /** Counted in the share for newcomers, or in the general one. */
  | { readonly kind: 'newcomer' | 'general' }
  | { readonly kind: 'full'; readonly retryAfterSeconds: number };

/**
 * Counts a request from an IP address: in the share reserved for newcomers, who may send a few in a while, or
 * else in the general one. A flood of the general share cannot shut newcomers out.
 */
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
