import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssues, forOwners } from './describe-issues.ts';

const schema = z
  .strictObject({
    heading: z.string().min(3).max(10).describe('The large heading'),
    days: z
      .array(z.enum(['Monday', 'Tuesday']))
      .min(1)
      .max(2),
    focus: z.tuple([z.number().max(1), z.number().min(0)]),
    hidden: z.boolean(),
    count: z.number().int(),
    weight: z.union([z.int(), z.string()], 'is no weight'),
    email: z.email('is not an address'),
    button: z.strictObject({ label: z.string() }).optional(),
  })
  .partial();

const hint = 'a text with : # * & ! { or [ needs quotes around it';

test.each([
  ['heading:', `is empty; ${hint} (The large heading)`],
  ["heading: ''", 'is empty (The large heading)'],
  ['heading: ab', 'is too short: it has 2 characters and needs at least 3 (The large heading)'],
  [
    'heading: abcdefghijk',
    'is too long: it has 11 characters and can have at most 10 (The large heading)',
  ],
  ['heading: 404', "must be a text: put quotes around it, '404' (The large heading)"],
  ['heading: {name}', `must be a text; ${hint} (The large heading)`],
  [
    'days:',
    'is empty: write [] for none, or each entry on a line below it that begins with a hyphen',
  ],
  ['days: Monday', 'must be a list: each entry on a line of its own that begins with a hyphen'],
  ['days: []', 'needs at least 1 entry'],
  ['days: [Monday, Tuesday, Monday]', 'can have at most 2 entries'],
  ['days: [Mondy]', 'is none of the choices. Did you mean Monday?'],
  ['days: [Someday]', 'is none of the choices; they are Monday, Tuesday'],
  ['focus: [0.5]', 'needs at least 2 entries'],
  ['focus: [50, 0]', 'must be at most 1'],
  ['focus: [0, -1]', 'must be at least 0'],
  ['hidden: yes', 'must be true or false, without quotes; "yes" is a text'],
  ['hidden: 1', 'must be true or false'],
  ['count: 2.5', 'must be a whole number'],
  ['count: 1,500', 'must be a number: digits only, without quotes, commas or units'],
  ['weight: 50.5', 'is no weight'],
  ['email: hello', 'is not an address'],
  ['headnig: abc', 'there is no such field. Did you mean heading?'],
  ['button: Send', 'must have fields: each on a line below it, with two more spaces before them'],
  [
    'button:',
    'is empty: its fields belong on the lines below it, with two more spaces before them',
  ],
  ['button: {}', 'is missing'],
  ['button: { label: a, text: b }', 'there is no such field; the fields are label'],
  ['-link: /', 'a hyphen that begins an entry needs a space after it'],
])('says of %j: %s', (yaml, message) => {
  const described = describeIssues(schema, schema.safeParse(parse(yaml), forOwners));
  expect(described.map((issue) => issue.message)).toEqual([message]);
});

test('leads to each unknown field', () => {
  const value = { colour: 'red', button: { label: 'Send', icon: { file: 'a.svg' }, size: 2 } };
  const described = describeIssues(schema, schema.safeParse(value, forOwners));
  expect(described.map(({ path }) => path)).toEqual([
    ['button', 'icon'],
    ['button', 'size'],
    ['colour'],
  ]);
});
