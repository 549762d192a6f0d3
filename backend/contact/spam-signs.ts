import type { ContactMessage } from '#contract/contact-message.ts';
import { fixedFields } from '#contract/fixed-fields.ts';

/** Signs that a program wrote a message, as the inquiry email names them after "it". */
export const spamSigns = [
  'filled in the hidden field',
  'contains link markup',
  'has a link as a name',
  'has many links',
  'uses the words of common spam',
  'is written in another alphabet',
] as const;

export type SpamSign = (typeof spamSigns)[number];

/** What is known of a plain form beside its fields. */
export interface PlainFormFacts {
  readonly isTrapFilled: boolean;
}

/**
 * Returns the signs of a plain form if they add up to spam, else none. No sign is enough alone: an honest
 * visitor may write in another language, or send a link to their shop.
 */
export function spamSignsOf(message: ContactMessage, facts: PlainFormFacts): readonly SpamSign[] {
  const judged = { ...message, message: freeText(message) };
  const signs = spamSigns.filter((sign) => tests[sign](judged, facts));
  // Both say only that there are links.
  const isLinked = signs.includes('has a link as a name') && signs.includes('has many links');
  const weight = signs.reduce((sum, sign) => sum + weights[sign], isLinked ? -2 : 0);
  return weight >= spamWeight ? signs : [];
}

/** The message, and what was typed into fields that the agency has added. */
function freeText(message: ContactMessage): string {
  const fixed = new Set<string>(fixedFields.map(({ name }) => name));
  const added = Object.entries(message).filter(([name]) => !fixed.has(name));
  return [message.message, ...added.map(([, text]) => text)].join('\n');
}

/** More than the weight of any sign. */
const spamWeight = 4;

const weights: Readonly<Record<SpamSign, number>> = {
  'filled in the hidden field': 3,
  'contains link markup': 2,
  'has a link as a name': 2,
  'has many links': 2,
  'uses the words of common spam': 1,
  'is written in another alphabet': 1,
};

type Test = (message: ContactMessage, facts: PlainFormFacts) => boolean;

const tests: Readonly<Record<SpamSign, Test>> = {
  'filled in the hidden field': (_, { isTrapFilled }) => isTrapFilled,
  'contains link markup': ({ message }) => /<a\s[^<>]*href|\[(?:url|link)[=\]]/i.test(message),
  'has a link as a name': ({ name, company, phone }) =>
    [name, company, phone].some((field) => address.test(field)),
  'has many links': ({ message }) => message.split(address).length > 3,
  'uses the words of common spam': ({ message }) => spamWords.test(message),
  'is written in another alphabet': ({ message }) => {
    const letters = message.match(/\p{L}/gu) ?? [];
    const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
    return latin.length < letters.length / 2;
  },
};

const address = /(?:https?:\/\/|www\.)\S/i;

const spamWords =
  /\b(?:backlinks?|guest posts?|casino|crypto(?:currency)?|bitcoin|viagra|cialis|porn|payday loans?|(?:first|1st) page of google|rank(?:ing)? #?1|domain authority|buy followers|make money online|investment opportunity)\b/i;
