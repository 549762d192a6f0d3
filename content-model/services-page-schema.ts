import { entries, group, label, list, reference, sentences } from './text-schema.ts';

/** The parts of the services page beside the services. */
export const servicesParts = {
  /** Questions that lead an owner who cannot choose to a service. */
  start: group('Questions that lead to a service. Leave it out for none', {
    heading: label('The heading'),
    lead: sentences('How to use the questions'),
    questions: entries('The questions, the most common problem first. Name each service once', {
      question: label('A question about their business, as they would ask it'),
      answers: entries('The answers, each with its service', {
        text: label('An answer'),
        service: reference('service', 'The link of the service that fits it'),
      })
        .min(1)
        .max(3),
    })
      .min(1)
      .max(4),
  }).optional(),

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
    details: entries('What concerns all kinds', {
      name: label('A question that an owner has: Who pays Google?'),
      text: sentences('The answer'),
    }),
  }).optional(),
};
