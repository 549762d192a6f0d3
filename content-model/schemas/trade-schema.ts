import { z } from 'zod';
import { pagePicture } from './picture-schema.ts';
import {
  entries,
  group,
  head,
  hideablePage,
  id,
  label,
  reference,
  sentences,
  text,
} from './text-schema.ts';

/** A trade: the top of `content/trades/<id>.md`. The Markdown under it is the text of its page. */
export const tradeSchema = z.strictObject({
  /** From the file's name. */
  id: id.describe('The name of the file, which is the end of its address: /for/{id}'),
  ...hideablePage,
  name: text('The trade, as links and the list of trades have it: Bakery', 24),
  sign: group('Lets a visitor in this trade put up a sign. Leave it out for none', {
    board: id.describe('The data-board of the drawings that gets the name: bakery'),
    search: text('What customers type into a search: bakery near me', 32),
  }).optional(),
  ...head,
  heading: label('The large heading'),
  lead: sentences('One or two sentences under the heading'),
  picture: pagePicture.optional(),
  caseStudy: reference(
    'case study',
    'What you did for one of them: the id of a case study',
  ).optional(),
  similarCase: reference(
    'case study',
    'If there is none: what you did in another trade that helps here',
  ).optional(),
  carriesOver: sentences('What of that case helps this trade, said first there').optional(),
  review: reference('review', 'What one of them says, if there is no case study').optional(),
  questions: entries('What owners in this trade ask', {
    question: label('A question, as they would ask it'),
    answer: text('The answer', 480),
  })
    .min(3)
    .max(4),
  message: text(
    'What the contact form says of them, in their words: I run a bakery.',
    120,
  ).optional(),
});

/** What the pages of all trades have. */
export const tradePage = z.strictObject({
  links: label('Over the links to the pages of trades'),
  others: label('The same on the page of a trade, over the links to the others'),
  caseStudy: label('The heading over the case study'),
  similarCase: label('The heading over the case study of another trade'),
  caseLink: label('The link to it'),
  firstStep: label('The heading over what the first step costs'),
  plan: label('The heading over what a plan would have for the trade'),
  planNote: sentences('Which owner it is for, under that heading').optional(),
  questions: label('The heading over the questions'),
});
