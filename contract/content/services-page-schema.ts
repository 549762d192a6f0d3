import { z } from 'zod';
import { label, sentences } from './text-schema.ts';

/** Questions that lead an owner who cannot choose to a service. */
export const startSchema = z
  .strictObject({
    heading: label('The heading'),
    lead: sentences('How to use the questions'),
    questions: z
      .array(
        z.strictObject({
          question: label('A question about their business, as they would ask it'),
          answers: z
            .array(
              z.strictObject({
                text: label('An answer'),
                service: z.string().describe('The link of the service that fits it'),
              }),
            )
            .min(1)
            .max(3)
            .describe('The answers, each with its service'),
        }),
      )
      .min(1)
      .max(4)
      .describe('The questions, the most common problem first. Name each service once'),
  })
  .optional()
  .describe('Questions that lead to a service. Leave it out for none');

/** Advertising, which no service of its own has to be about. */
export const adsSchema = z
  .strictObject({
    heading: label('The heading'),
    lead: sentences('What ads are good for, beside the heading'),
    kinds: z
      .array(
        z.strictObject({
          name: label('What it is called'),
          pay: label('What one pays for, shown large'),
          facts: z
            .array(sentences('One thing to know about it'))
            .min(1)
            .describe('Where they are shown, whom they suit'),
        }),
      )
      .min(1)
      .max(3)
      .describe('The kinds of ads, side by side'),
    details: z
      .array(
        z.strictObject({
          name: label('A question that an owner has: Who pays Google?'),
          text: sentences('The answer'),
        }),
      )
      .describe('What concerns all kinds'),
  })
  .optional()
  .describe('Ads. Leave it out for none');
