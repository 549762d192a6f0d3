import type { ContactMessage } from '#contract/contact-message.ts';

/** Signs that a program wrote a message, as the inquiry email names them after "it". */
export const spamSigns = [
  'filled the hidden field',
  'repeats what came under another address',
  'has markup of links',
  'has a link for a name',
  'has many links',
  'sells what spam sells',
  'is in another alphabet than the site',
] as const;

export type SpamSign = (typeof spamSigns)[number];

/** What is known of a plain form beside its fields. */
export interface PlainFormFacts {
  readonly isTrapFilled: boolean;
  /** See `RecentTexts`. Not known to the endpoint. */
  readonly isRepeated?: boolean;
}

/**
 * Returns the signs of a call. Its token shows that a browser worked for it, so its text is not judged.
 * But no visitor sends one text from several addresses.
 */
export function spamSignsOfCall(isRepeated: boolean): readonly SpamSign[] {
  return isRepeated ? ['repeats what came under another address'] : [];
}

/**
 * Returns the signs of a plain form if they add up to spam, else none. No sign is enough alone: an honest
 * visitor may write in another language, or send a link to their shop.
 */
export function spamSignsOf(message: ContactMessage, facts: PlainFormFacts): readonly SpamSign[] {
  const signs = spamSigns.filter((sign) => tests[sign](message, facts));
  // Both say only that there are links.
  const isLinked = signs.includes('has a link for a name') && signs.includes('has many links');
  const weight = signs.reduce((sum, sign) => sum + weights[sign], isLinked ? -2 : 0);
  return weight >= spamWeight ? signs : [];
}

/** More than the weight of any sign. */
const spamWeight = 4;

const weights: Readonly<Record<SpamSign, number>> = {
  'filled the hidden field': 3,
  'repeats what came under another address': 2,
  'has markup of links': 2,
  'has a link for a name': 2,
  'has many links': 2,
  'sells what spam sells': 1,
  'is in another alphabet than the site': 1,
};

type Test = (message: ContactMessage, facts: PlainFormFacts) => boolean;

const tests: Readonly<Record<SpamSign, Test>> = {
  'filled the hidden field': (_, { isTrapFilled }) => isTrapFilled,
  'repeats what came under another address': (_, { isRepeated = false }) => isRepeated,
  'has markup of links': ({ message }) => /<a\s[^<>]*href|\[(?:url|link)[=\]]/i.test(message),
  'has a link for a name': ({ name, company, phone }) =>
    [name, company, phone].some((field) => address.test(field)),
  'has many links': ({ message }) => message.split(address).length > 3,
  'sells what spam sells': ({ message }) => wares.test(message),
  'is in another alphabet than the site': ({ message }) => {
    const letters = message.match(/\p{L}/gu) ?? [];
    const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
    return latin.length < letters.length / 2;
  },
};

const address = /(?:https?:\/\/|www\.)\S/i;

const wares =
  /\b(?:backlinks?|guest posts?|casino|crypto(?:currency)?|bitcoin|viagra|cialis|porn|payday loans?|(?:first|1st) page of google|rank(?:ing)? #?1|domain authority|buy followers|make money online|investment opportunity)\b/i;
