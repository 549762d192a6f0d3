import { expect, test } from 'vitest';
import { agency } from './content.ts';
import { fillFacts, textFacts } from './text-facts.ts';

const own = { ...agency, sample: false, demonstration: false, answersWithin: 'a day' };

test.each([
  ['Free. Answered within {answersWithin}.', 'Free.'],
  ['Call us. Or write.', 'Call us. Or write.'],
  ['It’s free. We answer within {answersWithin}! Or call.', 'It’s free. Or call.'],
  ['You hear back within {answersWithin}. We agree on a day.', 'We agree on a day.'],
  ['Press "Send." We answer within {answersWithin}.', 'Press "Send."'],
  ['<p>Free. Call us, we answer within {answersWithin}.</p>', '<p>Free.</p>'],
  ['- Free.\n- We answer within {answersWithin}.\n- In writing.', '- Free.\n\n- In writing.'],
  ['1. Write. We answer within {answersWithin}.\n2. Done.', '1. Write.\n2. Done.'],
  ['<p>We <b>reply</b> in <i>{answersWithin}</i>. Or <a>call</a>.</p>', '<p>Or <a>call</a>.</p>'],
  ['## When\n\nWe answer\nwithin {answersWithin}.\n\n## Where', '## When\n\n\n\n## Where'],
])('a copy that only shows the site says of %j only %j', (text, left) => {
  for (const switches of [{ sample: true }, { demonstration: true }]) {
    expect(fillFacts(text, textFacts({ ...own, ...switches }))).toBe(left);
  }
  expect(fillFacts(text, textFacts(own))).toBe(text.replace('{answersWithin}', 'a day'));
});
