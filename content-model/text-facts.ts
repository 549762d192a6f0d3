import { anyAnswerTime } from './answer-time.ts';
import { agencyArea, answersMessages } from './schemas/agency-schema.ts';
import type { Content } from './schemas/content-schema.ts';
import { didYouMean } from './problems/did-you-mean.ts';
import { fillSlots } from './fill-slots.ts';
import { hoursText } from './opening-hours.ts';
import { stepOf } from './plan.ts';
import type { Plan } from './schemas/plan-schema.ts';

/** What a text can name in braces, as in `A small agency in {city}`. */
export type TextFacts = Readonly<Record<string, string>>;

/** Returns the facts that any text can name: about the agency, and the prices of its services. */
export function textFacts({ agency, plan, services }: FactSources): TextFacts {
  const { name, address, phone, email, hours, serves } = agency;
  const { sentence, short, shortest } = hoursText(hours);
  return {
    name,
    area: agencyArea(agency),
    city: address.locality,
    state: address.region,
    phone: phone.display,
    phoneToDial: phone.international,
    email,
    hours: sentence,
    shortHours: short,
    shortestHours: shortest,
    answersBy: answersMessages(agency) ? anyAnswerTime(agency) : '',
    serves: new Intl.ListFormat('en-US').format(serves),
    // Of `web-development`: `webDevelopmentFrom`, `webDevelopmentTo`, `webDevelopmentWeeksFrom` and `…WeeksTo`, and of its
    // first part `webDevelopmentPartFrom` and so on.
    ...Object.fromEntries(
      services.flatMap(({ link, hidden }) => {
        const fact = link.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
        const shown = hidden === true ? undefined : plan;
        const part = shown?.services.find(({ partOf }) => partOf === link);
        return [...factsOf(fact, stepOf(shown, link)), ...factsOf(`${fact}Part`, part)];
      }),
    ),
  };
}

function factsOf(name: string, step: Amounts | undefined) {
  return Object.entries({
    From: step?.price?.from,
    To: step?.price?.to,
    WeeksFrom: step?.weeks?.from,
    WeeksTo: step?.weeks?.to,
  }).map(([end, value]) => [name + end, value?.toLocaleString('en-US') ?? ''] as const);
}

type Amounts = Pick<Plan['services'][number], 'service' | 'partOf' | 'weeks' | 'price'>;

interface FactSources extends Pick<Content, 'agency'> {
  readonly services: readonly { readonly link: string; readonly hidden?: boolean | undefined }[];
  readonly plan?: { readonly services: readonly Amounts[] } | undefined;
}

/** Fills the facts into a text. It loses the sentences with a fact that is empty, such as a price that is not published. */
export function fillFacts(text: string, facts: TextFacts): string {
  const isEmpty = (part: string) =>
    Array.from(part.matchAll(/\{(\w+)\}/g)).some(([, name = '']) => facts[name] === '');
  const filled = text
    .split(partBorder)
    .map((part) => (isEmpty(part) ? withoutSentences(part, isEmpty) : part))
    .join('');
  return fillSlots(filled.replaceAll(/<li>\s*<\/li>\s*/g, ''), facts);
}

/** Between paragraphs and entries of a list in Markdown, and around the elements of HTML but those inside sentences. */
const partBorder =
  /(<(?!\/?(?:a|abbr|b|code|em|i|span|strong)\b)[^>]*>|\n{2,}|\n(?=[ ]*(?:[-*]|\d+\.) ))/;

function withoutSentences(part: string, isLeftOut: (sentence: string) => boolean): string {
  const [, mark = '', words = ''] = /^(\s*(?:(?:[-*]|\d+\.) )?)([^]*)$/.exec(part) ?? [];
  const kept = Array.from(segmenter.segment(words.replaceAll('\n', ' ')))
    .map(({ segment }) => segment)
    .filter((sentence) => !isLeftOut(sentence))
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

/** Returns what is wrong with the names in braces of a text, and with what is left of it once the facts are filled in. */
export function factProblem(
  text: string,
  filled: string,
  slots: readonly string[],
  facts: TextFacts,
) {
  if (filled === '' && text !== '')
    return 'has nothing left: sentences with {answersBy} are not shown on a sample or a demonstration, nor those with a price that is not in plan.yaml. Add one without it';
  const missing = slots.map((slot) => `{${slot}}`).filter((slot) => !filled.includes(slot));
  if (missing.length > 0)
    return `must contain ${missing.join(' and ')}, in a sentence without {answersBy}`;
  const braces: readonly string[] = filled.match(/\{[^{}]*\}?|\}/g) ?? [];
  const unknown = braces.find((brace) => !slots.includes(brace.slice(1, -1)));
  return unknown === undefined ? undefined : noSuchFact(unknown, facts);
}
