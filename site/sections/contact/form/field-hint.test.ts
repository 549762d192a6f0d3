import { expect, test } from 'vitest';
import { contactForm } from '#content-model/content.ts';
import { fixedFields } from '#contract/fixed-fields.ts';
import { fieldHint } from './field-hint.ts';

const { addressWithoutDot, phoneWithoutDigits } = contactForm.hints;

test.each([
  ['email', 'rosa@shop', addressWithoutDot],
  ['email', ' rosa.medina@shop ', addressWithoutDot],
  ['email', 'rosa@shop.example', undefined],
  // That is a problem, and has a sentence of its own.
  ['email', 'rosa@', undefined],
  ['email', '', undefined],
  ['phone', 'abc', phoneWithoutDigits],
  ['phone', '(303) 555-0117', undefined],
  ['phone', '٣٠٣', undefined],
  ['phone', '', undefined],
  ['company', 'rosa@shop', undefined],
])('asks about %s "%s": %s', (name, text, hint) => {
  const field = fixedFields.find((each) => each.name === name);
  expect(field && fieldHint(field, text)).toBe(hint);
});
