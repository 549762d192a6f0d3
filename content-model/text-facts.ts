import { agencyArea } from './agency-area.ts';
import { answersMessages, type Agency } from './agency-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { fillSlots } from './fill-slots.ts';
import { hoursText } from './hours-text.ts';

/** What a text can name in braces, as in `A small agency in {city}`. */
export type TextFacts = Readonly<Record<string, string>>;

/** Returns the facts about the agency that any text can name. */
export function textFacts(agency: Agency): TextFacts {
  const { name, address, phone, email, hours, answersWithin, serves, fromPrice } = agency;
  const { sentence, short, shortest } = hoursText(hours);
  return {
    name,
    area: agencyArea(agency),
    city: address.locality,
    state: address.region,
    phone: phone.display,
    email,
    hours: sentence,
    shortHours: short,
    shortestHours: shortest,
    answersWithin: answersMessages(agency) ? answersWithin : '',
    serves: new Intl.ListFormat('en-US').format(serves),
    ...(fromPrice !== undefined && { fromPrice }),
  };
}

/** Fills the facts into a text. Where nobody answers messages, it loses the sentences that say how soon. */
export function fillFacts(text: string, facts: TextFacts): string {
  return fillSlots(facts.answersWithin === '' ? withoutPromises(text) : text, facts);
}

function withoutPromises(text: string): string {
  return text
    .split(partBorder)
    .map((part) => (part.includes('{answersWithin}') ? withoutPromise(part) : part))
    .join('');
}

/** Between paragraphs and entries of a list in Markdown, and around the elements of HTML but those inside sentences. */
const partBorder =
  /(<(?!\/?(?:a|abbr|b|code|em|i|span|strong)\b)[^>]*>|\n{2,}|\n(?=[ ]*(?:[-*]|\d+\.) ))/;

function withoutPromise(part: string): string {
  const [, mark = '', words = ''] = /^(\s*(?:(?:[-*]|\d+\.) )?)([^]*)$/.exec(part) ?? [];
  const kept = Array.from(segmenter.segment(words.replaceAll('\n', ' ')))
    .map(({ segment }) => segment)
    .filter((sentence) => !sentence.includes('{answersWithin}'))
    .join('')
    .trim();
  return kept === '' ? '' : mark + kept;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** Says that there is no such fact, with the one that is most likely meant. */
export function noSuchFact(fact: string, facts: TextFacts): string {
  const known = Object.keys(facts).map((name) => `{${name}}`);
  return `there is no fact ${fact}${didYouMean(fact, known, 'the facts are')}`;
}
