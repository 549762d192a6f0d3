import { expect, test } from 'vitest';
import { extraFields } from '#test/fixtures/extra-fields.ts';
import {
  contentWithExtraFields,
  messageWithExtraFields,
} from '#test/fixtures/content-with-extra-fields.ts';
import { contactFieldsOf, filledFields } from './contact-fields.ts';
import { fixedFields } from './fixed-fields.ts';

const { contactForm } = contentWithExtraFields;
const fixedNames = fixedFields.map(({ name }) => name);
const extraNames = extraFields.map(({ name }) => name);

test('the fields of an agency stand before the message', () => {
  const names = contactFieldsOf(contactForm).map(({ name }) => name);
  expect(names).toEqual([...fixedNames.slice(0, -1), ...extraNames, 'message']);
});

test.each([
  ['budget', { isRequired: true, multiline: false, options: extraFields[0]?.options }],
  ['found-us', { isRequired: false, options: extraFields[1]?.options }],
  ['website', { isRequired: false, multiline: false, maxLength: 100, inSubject: false }],
  ['details', { isRequired: true, multiline: true, maxLength: 1000 }],
  ['message', { isRequired: true, isExtra: false, ...contactForm.fields.message }],
])('the field %s is as the content describes it', (name, described) => {
  const field = contactFieldsOf(contactForm).find((each) => each.name === name);
  expect(field).toMatchObject(described);
});

test('a message is shown with its texts, also of a field that the form no longer has', () => {
  const shown = filledFields({ ...messageWithExtraFields, former: 'Old' }, contactForm);
  const texts = shown.map(({ name, label, text }) => [name, label, text]);
  expect(texts).toContainEqual(['budget', 'Budget', messageWithExtraFields.budget]);
  expect(texts.at(-1)).toEqual(['former', 'former', 'Old']);
  expect(shown.map(({ name }) => name)).not.toContain('found-us');
});
