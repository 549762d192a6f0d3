import { expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';
import type { Content } from '../schemas/content-schema.ts';
import { publishedContent } from '../published-content.ts';
import { readContent } from '../read-content.ts';

const content = readContent();

const [service] = content.services;
if (!service) throw new Error('The content has no service.');
const { link } = service;
const trade = { id: 'bakery', name: 'Bakery' };
const contentWith = (changes: object): Content => ({ ...content, ...changes });
const plan: NonNullable<Content['plan']> = {
  sample: true,
  goals: [{ id: 'calls', name: 'More calls' }],
  questions: [
    {
      ...{ id: 'website', question: 'Have you?', short: 'Website' },
      answers: [
        { id: 'old', text: 'Old' },
        { id: 'good', text: 'Good' },
      ],
    },
  ],
  services: [{ service: link, step: 'Do it', weDo: 'It', youDo: 'It', not: 'That' }],
  always: [],
  trades: [{ trade: 'bakery', needs: [{ goal: 'calls', number: 'Calls', services: [link] }] }],
};

/** The problems of the plan in content with one trade. */
function problemsOf(changes: Partial<typeof plan>, more: object = {}) {
  return contentProblems(contentWith({ trades: [trade], plan: { ...plan, ...changes }, ...more }))
    .filter(({ path }) => path[0] === 'plan')
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const skipping = (...skips: string[]) =>
  plan.questions.map((question) => ({
    ...question,
    answers: question.answers.map((each) => (each.id === 'good' ? { ...each, skips } : each)),
  }));

test.each<[string, string[], Partial<typeof plan>, object?]>([
  ['nothing', [], {}],
  [
    'a trade without a plan',
    ['plan.trades: there is no plan for the trade florist. Add one, or set hidden: true'],
    {},
    { trades: [trade, { ...trade, id: 'florist' }] },
  ],
  [
    'a goal that a trade leaves out',
    ['plan.trades.0.needs: there is none for the goal orders. Add it'],
    { goals: [...plan.goals, { id: 'orders', name: 'More orders' }] },
  ],
  [
    'an answer that skips the only service',
    ['plan.trades.0.needs: calls leads to no step with website=good. Add a service that is shown'],
    { questions: skipping(link) },
  ],
  [
    'a service without a step',
    [`plan.services: there is no step for the service ${link}, which this file names`],
    { services: [] },
  ],
])('reports %s', (_, problems, changes, more) => {
  const found = problemsOf(changes, more);
  expect(problems.filter((problem) => !found.some((each) => each.startsWith(problem)))).toEqual([]);
  if (problems.length === 0) expect(found).toEqual([]);
});

test('a hidden page, a hidden trade and a hidden service are no problem', () => {
  const planPage = { ...content.planPage, hidden: true };
  expect(problemsOf({ services: [], trades: [] }, { planPage })).toEqual([]);
  const trades = [trade, { ...trade, id: 'florist', hidden: true }];
  expect(problemsOf({}, { trades })).toEqual([]);
});

test('without its file, without trades and where it is hidden there is no page', () => {
  const planPage = { ...content.planPage, hidden: true };
  for (const changes of [{ plan: undefined }, { trades: [] }, { planPage }]) {
    const shown = publishedContent(contentWith(changes));
    expect(shown.planPage.hidden).toBe(true);
    expect(shown.plan).toBeUndefined();
    expect(shown.checkPage.questions.filter(({ plan }) => plan)).toEqual([]);
  }
});
