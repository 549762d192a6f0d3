import { z } from 'zod';
import { comparedPictureFields, pictureFields } from './picture-schema.ts';
import { entries, group, hideablePage, id, label, sentences, text } from './text-schema.ts';

const notADay = 'is not a day of the calendar such as 2026-11-21';

const day = z.iso.date({ error: notADay, abort: true }).refine((date) => date >= '1990', notADay);

/** When an article was written. */
const articleDays = z
  .object({
    published: day.describe('The day it was first published: 2026-11-21'),
    updated: day.optional().describe('The day of its last real change: 2026-11-21'),
  })
  .refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    error: 'is before the day in published',
  });

/** What every article says at its top. */
const articleText = {
  title: text('The title of the tab and of a shared link', 60),
  description: z.string().min(110).max(155).describe('The text under it in search results'),
  lead: z.string().min(40).max(320).describe('One or two sentences under the heading'),
  glance: entries('Three short answers before the article', {
    question: text('What it costs', 160).meta({ isUnique: true }),
    answer: text('The short answer', 160),
  }).length(3),
};

/** The fields at the top of the article of a service, `content/articles/<its link>.md`. */
export const serviceArticleSchema = articleDays
  .safeExtend({
    id: id.describe('The name of the file, which is the link of its service'),
    ...articleText,
  })
  .strict();

/** The same of an article that belongs to no service. One that does has the heading and the picture of its service. */
export const extraArticleSchema = articleDays
  .safeExtend({
    id: id.describe('The name of the file, the end of its address: /articles/{id}'),
    ...hideablePage,
    heading: label('The large heading, and its name in lists. Only where no service has it'),
    ...articleText,
    glance: articleText.glance.optional(),
    ...pictureFields('service'),
  })
  .strict();

const version = (meaning: string) =>
  group(meaning, {
    name: label('What it is called'),
    count: z.number().int().nonnegative().describe('How many of them it won over'),
  });

const guess = z
  .strictObject({
    question: label('The question over the pictures'),
    example: label('The mark on invented numbers. Leave it out with your own').optional(),
    visitors: z
      .number()
      .int()
      .positive()
      .max(1_000_000)
      .describe('How many people saw each of the two'),
    a: version('The one on the left of the pictures'),
    b: version('The one on the right'),
    counted: text('The numbers of one of them', 160, 'version', 'count', 'visitors', 'percent'),
    right: sentences('After a right guess', 'winner'),
    wrong: sentences('After a wrong one', 'winner'),
    luck: sentences('How often two equal versions would differ at least as much', 'times', 'tests'),
    rarely: sentences('The same where it is fewer than 1 of 10,000 tests'),
    clear: sentences('What follows where that is rare: under 5 in 100', 'winner'),
    open: sentences('What follows where it is not'),
  })
  .refine(({ a, b, visitors }) => Math.max(a.count, b.count) <= visitors, {
    path: ['visitors'],
    error: 'must be at least the count of each',
  })
  .refine(({ a, b }) => a.count !== b.count, {
    path: ['b', 'count'],
    error: 'must differ from the count of a: one of them has won',
  });

export type Guess = z.infer<typeof guess>;

/** The picture in the head of an article. */
export const articlePicture = z
  .strictObject({
    ...comparedPictureFields('service'),
    labels: group('Instead of the words of frame.yaml', {
      before: label('On the picture from before'),
      after: label('On the picture from after'),
    }).optional(),
    guess: guess.optional().describe('A test of two versions: visitors guess which one won'),
  })
  .refine(({ before, guess }) => before !== undefined || guess === undefined, {
    path: ['before'],
    error: 'is missing: a guess needs a picture without the numbers',
  })
  .optional()
  .describe('The picture over its article. Without it, the one of its card');
