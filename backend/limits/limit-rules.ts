import type { LimitedRequest } from '../contact/request-limits.ts';
import { addressGroups } from './address-groups.ts';

/** The most requests in a {@link limitPeriod}, from each of the groups that are counted together. */
export interface LimitRule {
  readonly client: number;
  readonly subnet: number;
  /** A block of addresses that one provider often holds; see `addressGroups`. */
  readonly provider?: number;
  readonly everyone?: number;
}

export type LimitRules = Readonly<Record<LimitedRequest, LimitRule>>;

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. What brings no token has less room. A third of the room for everyone is reserved for
 * newcomers. Using that up takes 67 subnets in 10 provider blocks (34 in 5 by plain form). The general room
 * takes 4 subnets.
 * Getting a token has no limit for everyone, or a few clients could lock out all others: challenges
 * become harder instead.
 * Each page that is looked at tells two or three batches of events, and an office of a hundred people may
 * look at ten in ten minutes; there is none for everybody either, since nobody can be told to look later.
 */
export const limitRules: LimitRules = {
  call: { client: 60, subnet: 600 },
  'form-post': { client: 30, subnet: 300 },
  'foreign-form': { client: 30, subnet: 300 },
  'newcomer-message': { client: 1, subnet: 3, provider: 20, everyone: 200 },
  message: { client: 30, subnet: 120, everyone: 400 },
  'newcomer-plain-form': { client: 1, subnet: 3, provider: 20, everyone: 100 },
  'plain-form': { client: 10, subnet: 60, everyone: 200 },
  challenge: { client: 60, subnet: 600 },
  exchange: { client: 60, subnet: 600 },
  events: { client: 3000, subnet: 12_000 },
};

/** How long the window of a count is, in seconds. It begins with the first request. */
export const limitPeriod = 600;

/** Whose requests are counted together, and how many of them are heard in a window. */
export interface LimitedGroup {
  readonly key: string;
  readonly most: number;
}

/**
 * The groups that a request of an address counts in, from the narrowest to the widest. Whichever is full
 * first refuses it, and then it counts in none of them: a flood from one address closes the door for
 * that address alone, and nothing is kept of it but the counts that it filled.
 */
export function limitedGroups(
  request: LimitedRequest,
  address: string,
  rules: LimitRules = limitRules,
): readonly LimitedGroup[] {
  const { client, subnet, provider } = addressGroups(address);
  const rule = rules[request];
  return [
    { key: client, most: rule.client },
    { key: subnet, most: rule.subnet },
    ...(rule.provider === undefined ? [] : [{ key: provider, most: rule.provider }]),
    ...(rule.everyone === undefined ? [] : [{ key: 'everyone', most: rule.everyone }]),
  ];
}
