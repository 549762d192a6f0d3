import { maxQuestions } from '../../contract/shop-check.ts';
import { entries, group, label, reference, sentences, text } from './text-schema.ts';

/** The parts of the page of the shop check. */
export const checkParts = {
  articleLink: label('The link to this page from the home page and after each article'),
  yes: label('The first answer to each question'),
  no: label('The second answer'),
  how: label('Before how to check it'),
  why: label('Before why it matters'),
  source: label('Before the link to the section of an article that the question comes from'),
  lit: text('Beside the drawn shop, with {count} of {total} lit windows', 32, 'count', 'total'),
  status: label(
    'What screen readers say after an answer; {fixes} is how many things to fix',
    'count',
    'total',
    'fixes',
  ),
  sign: text('What stands over the door of the drawn shop', 12),
  questions: entries('The questions, the most important first', {
    question: text('A question to answer with yes or no; yes is good', 100).meta({
      isUnique: true,
    }),
    how: text('How to find out right now, on a phone, in a sentence or two', 200),
    why: text('Why it matters, in a sentence or two', 200),
    article: group('The section of an article that it comes from', {
      name: label('What the link says: the heading of the section'),
      link: reference('page', 'The section: /services/post/seo#how-long-does-it-take'),
    }).optional(),
    plan: group('What each answer says on the page of the plan. Leave it out if nothing', {
      yes: reference('answer', 'After a yes: website=good').optional(),
      no: reference('answer', 'After a no: website=old').optional(),
    }).optional(),
    fix: group('What to do after a no', {
      title: label('What to do, as an order: Correct your hours on Google'),
      text: sentences('How an owner does it without you'),
      time: label('How long that takes'),
    }),
  })
    .min(3)
    .max(maxQuestions),
  fixes: group('What to do after the questions', {
    heading: label('The heading over what to fix'),
    lead: sentences('What the list is for, and in which order it stands'),
    unanswered: sentences('In place of the list before the first answer'),
    soFar: sentences('In place of the list while every answer is a yes'),
    allYes: sentences('In place of the list if all answers are a yes'),
    print: label('The button that prints the list'),
    send: label('The button that puts the list into the contact form'),
    intro: label('The first line of the list in a message'),
  }),
};
