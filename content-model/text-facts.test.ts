import { expect, test } from 'vitest';
import { content } from './content.ts';
import { fillFacts, textFacts } from './text-facts.ts';

const own = {
  ...content.agency,
  sample: false,
  demonstration: false,
  answersBy: { time: '12:00', businessDays: 1 },
};

test.each([
  ['Free. Answered {answersBy}.', 'Free.'],
  ['Call us. Or write.', 'Call us. Or write.'],
  ['It’s free. We answer {answersBy}! Or call.', 'It’s free. Or call.'],
  ['You hear back {answersBy}. We agree on a day.', 'We agree on a day.'],
  ['Press "Send." We answer {answersBy}.', 'Press "Send."'],
  ['<p>Free. Call us, we answer {answersBy}.</p>', '<p>Free.</p>'],
  ['- Free.\n- We answer {answersBy}.\n- In writing.', '- Free.\n\n- In writing.'],
  ['1. Write. We answer {answersBy}.\n2. Done.', '1. Write.\n2. Done.'],
  ['<p>We <b>reply</b> in <i>{answersBy}</i>. Or <a>call</a>.</p>', '<p>Or <a>call</a>.</p>'],
  ['## When\n\nWe answer\n{answersBy}.\n\n## Where', '## When\n\n\n\n## Where'],
])('a copy that only shows the site says of %j only %j', (text, left) => {
  for (const switches of [{ sample: true }, { demonstration: true }]) {
    expect(fillFacts(text, textFacts({ ...content, agency: { ...own, ...switches } }))).toBe(left);
  }
  expect(fillFacts(text, textFacts({ ...content, agency: own }))).toBe(
    text.replace('{answersBy}', 'by noon on the next business day'),
  );
});

test.each([
  ['A site is ${webDesignFrom} to ${webDesignTo}.', 'A site is $900 to $6,500.'],
  ['Done in {webDesignWeeksFrom} to {webDesignWeeksTo} weeks.', 'Done in 4 to 8 weeks.'],
  ['Free to ask. Listed in {seoWeeksFrom} weeks.', 'Free to ask.'],
  ['Free to ask. A listing is ${seoFrom} to ${seoTo}.', 'Free to ask.'],
  [
    '<ul>\n<li>Site: ${webDesignFrom}</li>\n<li>Listing: ${seoFrom}</li>\n</ul>',
    '<ul>\n<li>Site: $900</li>\n</ul>',
  ],
])('%j with the price and weeks of one service is %j', (text, filled) => {
  const services = [{ link: 'web-design' }, { link: 'seo' }];
  const step = { step: 'Build it', weDo: 'Build', youDo: 'Read', not: 'Photos' };
  const ranges = { price: { from: 900, to: 6500 }, weeks: { from: 4, to: 8 } };
  const plan = { services: [{ ...step, ...ranges, service: 'web-design' }] };
  expect(fillFacts(text, textFacts({ agency: own, services, plan }))).toBe(filled);
});

test('a text names no price of a hidden service, and that of its part by the service', () => {
  const step = { step: 'Build it', weDo: 'Build', youDo: 'Read', not: 'Photos' };
  const part = { ...step, service: 'order-page', partOf: 'web', price: { from: 900, to: 2400 } };
  const fill = (hidden: boolean) =>
    fillFacts(
      'Free to ask. A page is ${webPartFrom}.',
      textFacts({ agency: own, services: [{ link: 'web', hidden }], plan: { services: [part] } }),
    );
  expect([fill(false), fill(true)]).toEqual(['Free to ask. A page is $900.', 'Free to ask.']);
});
