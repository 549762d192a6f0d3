import { z } from 'zod';
import {
  goalQuestion,
  sendPlanField,
  planPrefix,
  tradeQuestion,
} from '../../contract/plan-fields.ts';
import { entries, group, id, label, list, reference, sentences, text } from './text-schema.ts';

/** What stands beside the questions of the content in the address of a plan, and in a form. */
const takenIds = [tradeQuestion, goalQuestion, sendPlanField.slice(planPrefix.length)];

const service = (meaning: string) => reference('step', meaning);

const amount = (meaning: string) => z.int().min(1).max(999_999).describe(meaning);

const risesTo = { path: ['to'], error: 'must be more than `from`' };

/** What the page of the plan derives a plan from, in `content/plan.yaml`. */
export const planSchema = z.strictObject({
  sample: z.boolean().describe('true while weeks and prices are invented; the page says so'),
  goals: entries('What a good month is', {
    id: id.describe('A short name for it, in the address of a plan: calls'),
    name: text('The goal, in the words of an owner: More calls', 40),
  })
    .min(2)
    .max(6),
  questions: entries('What the owner has, the most urgent first', {
    id: id
      .refine((name) => !takenIds.includes(name), 'is taken; choose another')
      .describe('A short name for it, in the address of a plan: website'),
    question: text('The question', 80),
    short: text('What a message calls it: Website', 40),
    answers: entries('The answers', {
      id: id.describe('A short name for it: old'),
      text: text('The answer: An old one', 40),
      first: group('The service that then comes first, where it helps', {
        service: service('Its link'),
        because: sentences('Why it comes first, in a sentence'),
        instead: sentences('What a plan says instead, where that service does not help').optional(),
      }).optional(),
      atOnce: sentences('What the owner can do at once, for nothing').optional(),
      skips: list('The services that are not needed then', service('Its link')).optional(),
    })
      .min(2)
      .max(4),
  })
    .min(1)
    .max(4),
  typical: list(
    'The answers of a typical owner: what a list of plans goes by where nobody has answered',
    reference('answer', 'A question and an answer: website=old'),
  ).optional(),
  services: entries('Each service as a step of a plan', {
    service: service('Its link, or a name of your own with `partOf`').meta({ isUnique: true }),
    partOf: reference(
      'service',
      'The service that this is a part of, with a price of its own',
    ).optional(),
    step: text('What is done, as a plan says it: Build a website with one job', 60),
    because: sentences('Why it comes, where no answer has put it first').optional(),
    when: text(
      'Who starts with it, on /plan and the pages of trades: No website, or an old one',
      60,
    ).optional(),
    weeks: group('How many weeks it takes. Leave it out if it takes no time of its own', {
      from: amount('The fewest: 4'),
      to: amount('The most: 8'),
    })
      .refine(({ from, to }) => from < to, risesTo)
      .optional(),
    time: text('What else there is to say of that time: results take months', 60).optional(),
    price: group('The range of its price. Leave it out to publish none', {
      from: amount('The lowest: 2400'),
      to: amount('The highest: 6500'),
      per: z.enum(['month']).describe('month: it is paid each month').optional(),
    })
      .refine(({ from, to }) => from < to, risesTo)
      .optional(),
    paidToOthers: text(
      'What it costs besides, and whom it is paid to: about $200 a year for hosting',
      80,
    ).optional(),
    weDo: sentences('What the agency does'),
    youDo: sentences('What the owner does'),
    more: text('What makes the price higher', 120).optional(),
    less: text('What makes it lower', 120).optional(),
    not: sentences('What it does not do'),
    alternative: group('What may take its place, at another price, after an answer', {
      answer: reference('answer', 'A question and the answer: website=old'),
      services: list('The steps that do', service('The link of a service, or of a part')).min(1),
    }).optional(),
  }).min(1),
  always: entries('What holds for every plan: hosting, how to stop', {
    name: label('What it is about: Hosting'),
    text: sentences('What holds'),
  }).max(4),
  trades: entries('What each trade of trades/ needs, by goal', {
    trade: reference('trade', 'The name of its file in trades/, without .md').meta({
      isUnique: true,
    }),
    needs: entries('What it needs for each goal', {
      goal: reference('goal', 'The id of a goal above'),
      name: text(
        'What this trade calls the goal, if not by its name: More season contracts',
        40,
      ).optional(),
      number: text('The number to watch: Calls a week about cakes', 80),
      how: text('What moves that number in this trade', 240).optional(),
      otherwise: group('What stands there instead, in a plan without these services', {
        without: list('The services', service('The link of a service')).min(1),
        how: text('What moves that number then', 240),
        services: list(
          'The services that help then, the one to start with first',
          service('The link of a service'),
        )
          .min(1)
          .optional(),
      }).optional(),
      services: list(
        'All services that help, the one to start with first',
        service('The link of a service'),
      ).min(1),
    }).min(1),
  }).min(1),
});

export type Plan = z.infer<typeof planSchema>;

/** The parts of the page of the plan. */
export const planParts = {
  link: text('The link to this page from others', 40),
  invitation: sentences('Before that link, for a visitor who cannot choose'),
  trade: label('The question about the trade'),
  otherTrade: group('Under the trades, for an owner whose trade is not there', {
    text: sentences('What to do'),
    link: label('The link to the contact section'),
  }).optional(),
  has: label('The heading over the questions of plan.yaml'),
  goal: label('The question about the goal'),
  status: label('Below the questions; {count} are left', 'count'),
  ready: label('The same once the plan is complete'),
  see: label('On a phone, the button that leads from the last answer to the sheet'),
  outdated: sentences('If a link has an answer that is no longer here'),
  startOver: label('The link that clears all answers'),
  plans: label('Without JavaScript, before the plans of a trade'),
  sheet: group('The sheet of paper', {
    heading: label('The heading'),
    forWhom: label('Before the name of the business or the trade'),
    trade: label('Before the trade, in a message'),
    goal: label('Before the goal'),
    number: label('Before the number to watch'),
    how: label('Before what moves that number in the trade'),
    atOnce: label('Before what the owner can do at once, for nothing'),
    first: label('Over the first step'),
    second: label('Over the second step'),
    start: label('Before what the first step costs, large'),
    possible: label(
      'In its place while the answers leave several first steps open',
      'count',
    ).optional(),
    both: label('Before what both steps cost, and how long they take'),
    withSecond: label('The same on the sheet, after the price of the first step'),
    price: label('A range of prices, with your currency', 'from', 'to'),
    monthlyPrice: label('The same for what is paid each month', 'from', 'to'),
    orMonthly: label('The same after what may be paid once instead', 'from', 'to'),
    monthlyTotal: label('What is paid each month, in the total of both steps', 'from', 'to'),
    alternative: label('Before what the `alternative` of the first step costs'),
    instead: label('Before what the first step costs where that cannot take its place'),
    due: label(
      'Before half of the price of the first step, which is due when it begins',
    ).optional(),
    paidToOthers: label('Before what is paid to others'),
    weeks: label('How many weeks a step takes', 'from', 'to'),
    parts: label('The button that shows the parts of a step'),
    weDo: label('Before what the agency does'),
    youDo: label('Before what the owner does'),
    more: label('Before what makes the price higher'),
    less: label('Before what makes it lower'),
    not: label('Before what a step does not do'),
    example: label('The mark on sample weeks and prices'),
    open: label(
      'Over the steps that the answers so far leave open, one of which comes first',
    ).optional(),
    print: label('The button that prints the sheet'),
    copy: label('The button that copies a link to the sheet'),
    copied: label('After it was copied'),
    send: label('The button that puts the plan into the contact form'),
    sendShort: label('The same in the bar at the lower edge of a phone'),
    terms: label('The heading over what holds for every plan'),
    sendNote: sentences('What happens to a message then'),
    opening: sentences('What a message begins with that had nothing in it').optional(),
    intro: label('The first line of the plan in a message'),
  }),
};
