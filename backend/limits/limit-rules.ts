import type { LimitedRequest } from '../contact/request-limits.ts';
import { addressGroups } from './address-groups.ts';

/** The most requests in a {@link limitPeriod} from one client, from its subnet, and, where there is a third, from everyone. */
type Rule = readonly number[];

export type LimitRules = Readonly<Record<LimitedRequest, Rule>>;

/**
 * An office, a school or a phone company shows many people by one address, and nobody sends more than
 * a few messages. What brings no token has less room. A third of the room for everyone is reserved for
 * newcomers. Using that up takes 67 subnets (34 by plain form). The general room takes 4.
 * Getting a token has no limit for everyone, or a few clients could lock out all others: challenges
 * become harder instead.
 * Each page that is looked at tells two or three batches of events, and an office of a hundred people may
 * look at ten in ten minutes; there is none for everybody either, since nobody can be told to look later.
 */
export const limitRules: LimitRules = {
  call: [60, 600],
  'form-post': [30, 300],
  'newcomer-message': [1, 3, 200],
  message: [30, 120, 400],
  'newcomer-plain-form': [1, 3, 100],
  'plain-form': [10, 60, 200],
  challenge: [60, 600],
  exchange: [60, 600],
  events: [3000, 12_000],
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
  const { client, subnet } = addressGroups(address);
  const keys = [client, subnet, 'everybody'];
  return rules[request].map((most, place) => ({ key: keys[place] ?? '', most }));
}
