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
    button: z.strictObject({ label: z.string() }),
  })
  .partial();

test.each([
  ['heading:', /^is empty and must be a text; .+ needs quotes .+ \(The large heading\)$/],
  ["heading: ''", /^is empty \(The large heading\)$/],
  ['heading: ab', /^must have at least 3 characters, and has 2 \(/],
  ['heading: abcdefghijk', /^must have at most 10 characters, and has 11 \(/],
  ['heading: 404', /^must be a text; .+ needs quotes/],
  ['days:', /^is empty and must be a list: .+ \[\] for none$/],
  ['days: Monday', /^must be a list: each entry on a line of its own that begins with a hyphen/],
  ['days: [Monday, Tuesday, Monday]', /^must have at most 2 entries, and has 3$/],
  ['days: [Mondy]', /^is none of the choices\. Did you mean Monday\?$/],
  ['days: [Someday]', /^is none of the choices; they are Monday, Tuesday$/],
  ['focus: [0.5]', /^must have at least 2 entries, and has 1$/],
  ['focus: [50, 0]', /^must be at most 1$/],
  ['hidden: yes', /^must be true or false, without quotes$/],
  ['count: 2.5', /^must be a whole number$/],
  ['count: 1,500', /^must be a number: digits only/],
  ['weight: 50.5', /^is no weight$/],
  ['100: 1', /^a number has digits only: 1100, without a comma$/],
  ['headnig: abc', /^there is no such field\. Did you mean heading\?$/],
  ['foxs: 1', /^there is no such field\. Did you mean focus\?$/],
  ['foc: 1', /^there is no such field; the fields are heading, days/],
  ['button: {}', /^is missing$/],
  ['button: { label: a, text: b }', /^there is no such field; the fields are label$/],
])('says of %j what belongs there: %s', (yaml, message) => {
  const described = describeIssues(schema, schema.safeParse(parse(yaml), forOwners));
  expect(described.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
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
