import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { contactFieldList } from '#site/page-meta/contact-field-list.ts';
import { extraFields } from '#test/fixtures/extra-fields.ts';
import { contactForm } from '#content-model/content.ts';
import { ContactForm } from './contact-form.tsx';

vi.mock(import('#content-model/content.ts'), async (original) => {
  const { extraFields } = await import('#test/fixtures/extra-fields.ts');
  const content = await original();
  return { ...content, contactForm: { ...content.contactForm, extraFields } };
});

const form = parse(renderToStaticMarkup(<ContactForm idPrefix="test" />));

test.each([
  ['budget', 'select', true],
  ['found-us', 'select', false],
  ['website', 'input', false],
  ['details', 'textarea', true],
])('the form has the field %s as a %s', (name, tag, isRequired) => {
  const control = form.querySelector(`[data-field="${name}"] [name="${name}"]`);
  expect(control?.rawTagName).toBe(tag);
  expect(control?.hasAttribute('required')).toBe(isRequired);
  const { label } = extraFields.find((field) => field.name === name) ?? {};
  const optional = isRequired ? '' : ` ${contactForm.optional}`;
  expect(form.querySelector(`label[for="${control?.id}"]`)?.text).toBe(`${label}${optional}`);
});

test('a list begins with no choice', () => {
  const options = form.querySelectorAll('[name="budget"] option');
  const values = options.map((option) => option.getAttribute('value'));
  expect(values).toEqual(['', ...(extraFields[0]?.options ?? [])]);
  expect(options[0]?.text).toBe(contactForm.choose);
  expect(form.querySelector('p.note')?.text).toBe(contactForm.someNeeded);
});

test('the privacy page and llms.txt name the fields in their sentence', () => {
  expect(contactFieldList()).toMatch(
    /, budget, how did you find us\?, website of your shop, details and /,
  );
});
