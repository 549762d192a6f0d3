import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableMessage, anyJson, hostileFields } from '#test/fixtures/hostile-input.ts';
import { contactFieldNames, contactFields } from '#site/content/contact-fields.ts';
import { contactForm } from '../content-model/content.ts';
import { emailPattern, parseContactMessage, type ContactMessage } from './contact-message.ts';

test('stores a tidied message or names the problems, whatever is sent', () => {
  const anything = fc.oneof(hostileFields, acceptableMessage, fc.anything(), anyJson);
  fc.assert(fc.property(anything, expectTidiedOrProblems), { numRuns: 1000 });
});

test('accepts every acceptable message', () => {
  fc.assert(
    fc.property(acceptableMessage, (typed) => {
      expect(parseContactMessage(typed, contactForm).ok).toBe(true);
    }),
    { numRuns: 500 },
  );
});

function expectTidiedOrProblems(typed: unknown): void {
  const parsed = parseContactMessage(typed, contactForm);
  if (parsed.ok) {
    expectTidied(parsed.message);
    // Tidied text stays as it is.
    expect(parseContactMessage(parsed.message, contactForm)).toEqual(parsed);
  } else expectProblems(parsed.problems);
}

/** Expects the sentences of the content, without anything that was typed. */
function expectProblems(problems: object): void {
  const fields = Object.keys(problems);
  expect(fields.length).toBeGreaterThan(0);
  expect(contactFieldNames).toEqual(expect.arrayContaining(fields));
  for (const problem of Object.values(problems)) expect(possibleProblems).toContain(problem);
}

const { tooLong, notAnAddress, addressTooLong, notAChoice } = contactForm.problems;
const possibleProblems = [
  ...[notAnAddress, addressTooLong.replace('{max}', '64'), notAChoice],
  ...contactFields.flatMap((field) => [
    field.isRequired ? field.missing : '',
    `${tooLong.replace('{max}', field.maxLength.toLocaleString('en-US'))} ${field.tooLong ?? ''}`.trim(),
  ]),
];

/** What must hold for any message that is stored, whatever was typed. */
function expectTidied(message: ContactMessage): void {
  expect(Object.keys(message).sort()).toEqual([...contactFieldNames].sort());
  for (const { name, multiline, maxLength, isRequired } of contactFields) {
    const text = message[name] ?? '';
    expect(text).toBe(text.trim());
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(multiline ? text.replaceAll(/[\n\t]/g, '') : text).not.toMatch(/[\p{Cc}]/u);
    expect(text.length).toBeLessThanOrEqual(maxLength);
    if (isRequired) expect(text).toMatch(/[^\s\p{Z}\p{Cc}\p{Cf}\u2800]/u);
  }
  expect(message.email).toMatch(emailPattern);
}
