import { z } from 'zod';
import { label, sentences, text } from './text-schema.ts';

/** What a visitor can buy, and what it costs: said once, and shown wherever somebody decides. */
export const offerSchema = z.strictObject({
  consultation: z
    .strictObject({
      youLeaveWith: sentences('What a visitor leaves it with; beside each button that asks for it'),
      how: sentences('How long it takes, where, and with whom'),
    })
    .describe('The free consultation'),
  package: z
    .strictObject({
      heading: label('The heading'),
      lead: sentences('What it is, in one or two sentences'),
      includedHeading: label('Before what is included'),
      included: z.array(sentences('A part of it')).min(1).describe('What the price includes'),
      excludedHeading: label('Before what is not included'),
      excluded: z
        .array(sentences('Something that costs extra'))
        .describe('What it does not include'),
      details: z
        .array(
          z.strictObject({
            name: label('A question that an owner has: How it is priced'),
            text: sentences('The answer'),
          }),
        )
        .max(4)
        .describe('How it is priced, what comes after it, how to stop'),
      link: label('The link to it from other pages'),
    })
    .describe('The introductory package'),
  prices: z
    .strictObject({
      heading: label('The heading'),
      lead: sentences('What all prices have in common, in a sentence'),
      steps: z
        .array(
          z.strictObject({
            price: text('The price, as on a price tag', 30),
            name: label('What it pays for'),
            text: sentences('What that means, in one or two sentences'),
          }),
        )
        .min(1)
        .max(5)
        .describe('What is paid, in the order it comes'),
      from: sentences('Shown if agency.yaml has a fromPrice; {price} is it', 'price'),
      moreHeading: label('Before what makes the price higher'),
      more: z.array(sentences('A reason')).describe('What makes the price higher'),
      lessHeading: label('Before what makes it lower'),
      less: z.array(sentences('A reason')).describe('What makes the price lower'),
    })
    .describe('What it costs'),
});
