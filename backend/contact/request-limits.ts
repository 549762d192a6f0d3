/** How the core hears that a visitor asks for too much; see ports.ts. */

/**
 * What a visitor can ask for, each with limits of its own. A `call` and a `form-post` are any, taken before
 * their body is read, and a `foreign-form` is one that another site's page posted; a `message` and a `plain-form` are those of them that would be stored. An `exchange`
 * is of a solved challenge for a token; `events` are a batch to be counted.
 * The `newcomer-` kinds are room reserved for clients that have not sent lately: take it by
 * `takeMessageRoom`.
 */
export type LimitedRequest =
  | 'call'
  | 'form-post'
  | 'foreign-form'
  | 'newcomer-message'
  | 'message'
  | 'newcomer-plain-form'
  | 'plain-form'
  | 'challenge'
  | 'exchange'
  | 'events';

export interface RequestLimits {
  /**
   * Counts a request from an IP address. Answers with the seconds until the next one would be heard
   * where this one is one too many, and `undefined` where it is not.
   */
  take(request: LimitedRequest, address: string): Promise<number | undefined>;
}
