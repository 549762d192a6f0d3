import { z } from 'zod';
import { group, label, list, reference, sentences } from './text-schema.ts';

/** Questions that lead an owner who cannot choose to a service. */
export const startSchema = group('Questions that lead to a service. Leave it out for none', {
  heading: label('The heading'),
  lead: sentences('How to use the questions'),
  questions: list(
    'The questions, the most common problem first. Name each service once',
    z.strictObject({
      question: label('A question about their business, as they would ask it'),
      answers: list(
        'The answers, each with its service',
        z.strictObject({
          text: label('An answer'),
          service: reference('service', 'The link of the service that fits it'),
        }),
        { min: 1, max: 3 },
      ),
    }),
    { min: 1, max: 4 },
  ),
}).optional();

/** Advertising, which no service of its own has to be about. */
export const adsSchema = group('Ads. Leave it out for none', {
  heading: label('The heading'),
  lead: sentences('What ads are good for, beside the heading'),
  kinds: list(
    'The kinds of ads, side by side',
    z.strictObject({
      name: label('What it is called'),
      pay: label('What one pays for, shown large'),
      facts: list('Where they are shown, whom they suit', sentences('One thing to know about it'), {
        min: 1,
      }),
    }),
    { min: 1, max: 3 },
  ),
  details: list(
    'What concerns all kinds',
    z.strictObject({
      name: label('A question that an owner has: Who pays Google?'),
      text: sentences('The answer'),
    }),
  ),
}).optional();
