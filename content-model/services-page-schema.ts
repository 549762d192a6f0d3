import { entries, group, label, list, sentences } from './text-schema.ts';

/** The parts of the services page beside the services. */
export const servicesParts = {
  /** Advertising, which no service of its own has to be about. */
  ads: group('Ads. Leave it out for none', {
    heading: label('The heading'),
    lead: sentences('What ads are good for, beside the heading'),
    kinds: entries('The kinds of ads, side by side', {
      name: label('What it is called'),
      pay: label('What one pays for, shown large'),
      facts: list('Where they are shown, whom they suit', sentences('One fact')).min(1),
    })
      .min(1)
      .max(3),
  }).optional(),
};
