import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { explained } from './explained-schema.ts';

const schema = explained(
  z.strictObject({
    name: z.string().min(3).describe('What the menu says'),
    parts: z.array(z.strictObject({ text: z.string().describe('One plain sentence') })).optional(),
    hidden: z.boolean().optional().describe('true: it is not shown'),
  }),
);

test('what is right comes through as it is', () => {
  const right = { name: 'About', parts: [{ text: 'Ours.' }] };
  expect(schema.parse(right)).toEqual(right);
});

test.each([
  [{}, 'name', 'is missing. What belongs here: What the menu says.'],
  [{ name: 'Us' }, 'name', /^too small: .* What belongs here: What the menu says\.$/],
  [{ name: 'About', hidden: 'yes' }, 'hidden', /What belongs here: true: it is not shown\.$/],
  [{ name: 'About', parts: [{}] }, 'parts.0.text', /^is missing\. .*One plain sentence\.$/],
  [
    { name: 'About', colour: 'green' },
    'colour',
    'there is no field of this name. Take it out, or mend its name: name, parts, hidden.',
  ],
])('%j is answered with field, fault and what belongs there', (data, path, message) => {
  const { error } = schema.safeParse(data);
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]?.path.join('.')).toBe(path);
  expect(error?.issues[0]?.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});
