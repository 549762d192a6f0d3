import { expect, test } from 'vitest';
import { extraFields } from '#test/fixtures/extra-fields.ts';
import { fixedFields } from '../../contract/fixed-fields.ts';
import { notificationKinds } from '../../contract/notification-kinds.ts';
import { extraFieldsSchema } from './contact-schema.ts';

const line = { name: 'website', label: 'Website' };
const list = { ...line, options: ['Yes', 'No'] };

test.each([
  ['none', []],
  ['one of each kind', extraFields],
  ['ten', Array.from({ length: 10 }, (_, index) => ({ ...line, name: `website-${index}` }))],
])('accepts %s', (_, fields) => {
  expect(extraFieldsSchema.parse(fields)).toEqual(fields);
});

test.each<[string, unknown]>([
  ['a name with a space', [{ ...line, name: 'web site' }]],
  ['a name with a capital', [{ ...line, name: 'Website' }]],
  ['a name of 31 letters', [{ ...line, name: 'w'.repeat(31) }]],
  ...[...fixedFields.map(({ name }) => name), ...notificationKinds].map(
    (name) => [`the name ${name}`, [{ ...line, name }]] satisfies [string, unknown],
  ),
  ['the name of a fact of the message', [{ ...line, name: 'id' }]],
  ['the name of an answer of the shop check', [{ ...line, name: 'check-1' }]],
  ['the name of an answer of the plan', [{ ...line, name: 'plan-trade' }]],
  ['a name that a form has itself', [{ ...line, name: 'submit' }]],
  ['no label', [{ name: 'website' }]],
  ['one choice', [{ ...list, options: ['Yes'] }]],
  ['a list of several lines', [{ ...list, multiline: true }]],
  ['a list with a limit', [{ ...list, maxLength: 20 }]],
  ['a text above the limit of a call', [{ ...line, maxLength: 1001 }]],
  ['an unknown key', [{ ...line, required: true }]],
  ['eleven', Array.from({ length: 11 }, (_, index) => ({ ...line, name: `website-${index}` }))],
])('refuses %s', (_, fields) => {
  expect(extraFieldsSchema.safeParse(fields).success).toBe(false);
});
