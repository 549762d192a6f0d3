import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { contentFaults } from './content-faults.ts';

const schema = z.strictObject({
  name: z.string().min(3).max(8).describe('What the menu says'),
  count: z.number().int().min(1).lt(9).optional().describe('How many'),
  price: z.number().positive().optional(),
  kind: z.enum(['shop', 'trade']).optional(),
  parts: z
    .array(z.strictObject({ text: z.string().describe('One plain sentence') }))
    .max(2)
    .optional(),
  hours: z
    .strictObject({ short: z.string().describe('M-F') })
    .nullable()
    .optional()
    .describe('When it is open'),
  hidden: z.boolean().describe('true: it is not shown').optional(),
});

const told = (data: unknown) =>
  contentFaults(schema, data).map(
    ({ path, sentence }) => `${z.core.toDotPath([...path])}: ${sentence}`,
  );

test('what is right has none', () => {
  expect(told({ name: 'About', parts: [{ text: 'Ours.' }], hours: null })).toEqual([]);
});

describe('a mistake is told with its field, what would be right and what belongs there', () => {
  test.each([
    [{}, 'name: is missing. What belongs here: What the menu says.'],
    [{ name: null }, 'name: is missing. What belongs here: What the menu says.'],
    [{ name: '' }, 'name: is empty. What belongs here: What the menu says.'],
    [
      { name: 'Us' },
      'name: has 2 characters and takes at least 3. What belongs here: What the menu says.',
    ],
    [
      { name: 'Everything' },
      'name: has 10 characters and takes at most 8. What belongs here: What the menu says.',
    ],
    [
      { name: 2022 },
      'name: is 2022 and should be text (put it in quotes). What belongs here: What the menu says.',
    ],
    [
      { name: 'About', count: 1.5 },
      'count: is 1.5 and should be a whole number. What belongs here: How many.',
    ],
    [
      { name: 'About', count: 0 },
      'count: has the value 0 and takes at least 1. What belongs here: How many.',
    ],
    [
      { name: 'About', count: 9 },
      'count: has the value 9 and takes less than 9. What belongs here: How many.',
    ],
    [{ name: 'About', price: 0 }, 'price: has the value 0 and takes more than 0.'],
    [{ name: 'About', kind: 'club' }, 'kind: should be shop or trade, and is "club".'],
    [
      { name: 'About', hidden: 'yes' },
      'hidden: is text and should be true or false. What belongs here: true: it is not shown.',
    ],
    [
      { name: 'About', hidden: null },
      'hidden: has nothing behind it. Fill it in, or take the line out. What belongs here: true: it is not shown.',
    ],
    [
      { name: 'About', parts: [{}] },
      'parts[0].text: is missing. What belongs here: One plain sentence.',
    ],
    [
      { name: 'About', parts: 'one' },
      'parts: is text and should be a list, each entry behind a hyphen.',
    ],
    [{ name: 'About', hours: {} }, 'hours.short: is missing. What belongs here: M-F.'],
    [
      { name: 'About', hours: 'M-F' },
      'hours: is text and should be a group of "key: value" lines. What belongs here: When it is open.',
    ],
  ])('%j', (data, sentence) => {
    expect(told(data)).toEqual([sentence]);
  });
});

test('a field that is not known is told with the one it looks like, and all there are', () => {
  expect(told({ name: 'About', hiden: true, colour: 'green' })).toEqual([
    'hiden: there is no field of this name. Did you mean "hidden"? Take it out, or mend its name: name, count, price, kind, parts, hours, hidden.',
    'colour: there is no field of this name. Take it out, or mend its name: name, count, price, kind, parts, hours, hidden.',
  ]);
});

test('all mistakes are told at once', () => {
  expect(told({ name: 'Us', parts: [{ text: 'One.' }, { text: 2 }], extra: 1 })).toHaveLength(3);
});
