import type { ContactMessage } from '#contract/contact-message.ts';
import { fixedFields } from '#contract/fixed-fields.ts';

/** No sign is enough alone: an honest visitor may write in another language, or send a link to their shop. */
export function spamSignsOf(message: ContactMessage, isTrapFilled: boolean): readonly string[] {
  const judged = { ...message, message: freeText(message) };
  const found = spamSigns.filter(({ isIn }) => isIn(judged, isTrapFilled));
  const names = found.map(({ name }) => name);
  // Both say only that there are links.
  const isLinked = names.includes('has a link as a name') && names.includes('has many links');
  const weight = found.reduce((sum, sign) => sum + sign.weight, isLinked ? -2 : 0);
  return weight >= spamWeight ? names : [];
}

function freeText(message: ContactMessage): string {
  const fixed = new Set<string>(fixedFields.map(({ name }) => name));
  const added = Object.entries(message).filter(([name]) => !fixed.has(name));
  return [message.message, ...added.map(([, text]) => text)].join('\n');
}

interface SpamSign {
  /** As the inquiry email says it after "it". */
  readonly name: string;
  readonly weight: number;
  readonly isIn: (message: ContactMessage, isTrapFilled: boolean) => boolean;
}

export const spamSigns: readonly SpamSign[] = [
  { name: 'filled in the hidden field', weight: 3, isIn: (_, isTrapFilled) => isTrapFilled },
  {
    name: 'contains link markup',
    weight: 2,
    isIn: ({ message }) => /<a\s[^<>]*href|\[(?:url|link)[=\]]/i.test(message),
  },
  {
    name: 'has a link as a name',
    weight: 2,
    isIn: ({ name, company, phone }) => [name, company, phone].some((field) => address.test(field)),
  },
  {
    name: 'has many links',
    weight: 2,
    isIn: ({ message }) => message.split(address).length > 3,
  },
  {
    name: 'uses the words of common spam',
    weight: 1,
    isIn: ({ message }) => spamWords.test(message),
  },
  {
    name: 'is written in another alphabet',
    weight: 1,
    isIn: ({ message }) => {
      const letters = message.match(/\p{L}/gu) ?? [];
      const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
      return latin.length < letters.length / 2;
    },
  },
];

/** More than the weight of any sign. */
const spamWeight = 4;
const address = /(?:https?:\/\/|www\.)\S/i;

const spamWords =
  /\b(?:backlinks?|guest posts?|casino|crypto(?:currency)?|bitcoin|viagra|cialis|porn|payday loans?|(?:first|1st) page of google|rank(?:ing)? #?1|domain authority|buy followers|make money online|investment opportunity)\b/i;
