import type { Agency } from '#content-model/schemas/agency-schema.ts';
import type { ContentText } from './shown-texts.ts';

/** Returns the texts that name a place of the sample, or its law, where the agency itself names no such place. */
export function regionTexts(
  texts: readonly ContentText[],
  { address, serves }: Pick<Agency, 'address' | 'serves'>,
): readonly ContentText[] {
  const own = [address.locality, address.region, ...serves].join();
  const names = [
    ...(own.includes('Denver') ? [] : ['Denver', 'Tennyson']),
    ...(own.includes('Colorado') ? [] : ['Front Range', 'Colorado', 'green chile']),
  ];
  // The time zone is named after the city.
  const places = new RegExp(`(?<!America/)\\b(?:${names.join('|')})\\b`);
  return names.length === 0 ? [] : texts.filter(({ value }) => places.test(value));
}
