import { z } from 'zod';
import { entries, group, label, list, reference, sentences, text } from './text-schema.ts';

/** What a visitor can buy, and what it costs: said once, and shown wherever somebody decides. */
export const offerSchema = z.strictObject({
  consultation: group('The free consultation', {
    how: sentences('How long it takes, where, and with whom'),
  }),
  package: group('The introductory package', {
    heading: label('The heading'),
    lead: sentences('What it is, in one or two sentences'),
    includedHeading: label('Before what is included'),
    included: list('What the price includes', sentences('A part of it')).min(1),
    excludedHeading: label('Before what is not included'),
    excluded: list('What it does not include', sentences('Something that costs extra')),
    details: entries('How it is priced, what comes after it, how to stop', {
      name: label('A question that an owner has: How it is priced').meta({ isUnique: true }),
      text: sentences('The answer'),
    }).max(4),
    link: label('The link to it from other pages'),
  }),
  prices: group('What it costs', {
    heading: label('The heading'),
    lead: sentences('What all prices have in common, in a sentence'),
    steps: entries('What is paid, in the order it comes', {
      price: text('The price, as on a price tag', 30),
      name: label('What it pays for'),
      text: sentences('What that means, in one or two sentences'),
      monthly: sentences('The same in the article of a service that is paid each month').optional(),
      services: list(
        'The services it is paid for. Leave it out if it is for all of them',
        reference('service', 'The link of a service'),
      ).optional(),
    })
      .min(1)
      .max(5),
    services: label('Before the prices that plan.yaml has of each service'),
    moreHeading: label('Before what makes the price higher'),
    more: list('What makes the price higher', sentences('A reason')),
    lessHeading: label('Before what makes it lower'),
    less: list('What makes the price lower', sentences('A reason')),
  }),
});
