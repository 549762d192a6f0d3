import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

const form = {
  send: { label: 'Send' },
  fields: [{ name: 'budget', options: ['small'] }, {}, { title: 'x'.repeat(41) }],
};

test.each([
  ['send', ['send']],
  ['send: label', ['send', 'label']],
  ['fields: "budget": options: entry 1', ['fields', '0', 'options', '0']],
  ['fields: entry 2: label: short', ['fields', '1', 'label', 'short']],
  [`fields: "${'x'.repeat(40)}…"`, ['fields', '2']],
  ['fields: entry 4: label', ['fields', '3', 'label']],
  ['', []],
])('calls a field %s', (name, path) => {
  expect(fieldName(form, path)).toBe(name);
});

test('calls the entry of a file that is a list by its name', () => {
  expect(fieldName([{ reviewer: 'Rosa Medina' }], ['0', 'title'])).toBe('"Rosa Medina": title');
});
