import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableMessage, anyJson, hostileFields } from '#test/fixtures/hostile-input.ts';
import { contactFieldNames, contactFields } from '#site/content/contact-fields.ts';
import { contactForm } from './content/content.ts';
import { emailPattern, parseContactMessage, type ContactMessage } from './contact-message.ts';

const runs = { numRuns: 500 };

test('stores what was typed, tidied, or names the problems', () => {
  fc.assert(fc.property(fc.oneof(hostileFields, acceptableMessage), expectTidiedOrProblems), runs);
});

test('accepts every acceptable message', () => {
  fc.assert(
    fc.property(acceptableMessage, (typed) => {
      expect(parseContactMessage(typed, contactForm).ok).toBe(true);
    }),
    runs,
  );
});

test('never accepts what is no message', () => {
  fc.assert(fc.property(fc.oneof(fc.anything(), anyJson), expectTidiedOrProblems), runs);
});

function expectTidiedOrProblems(typed: unknown): void {
  const parsed = parseContactMessage(typed, contactForm);
  if (parsed.ok) {
    expectTidied(parsed.message, typed);
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

/** Written apart from the rules, character by character, so that a mistake in them shows. */
function expectTidied(message: ContactMessage, typed: unknown): void {
  expect(Object.keys(message).sort()).toEqual([...contactFieldNames].sort());
  for (const { name, multiline, maxLength, isRequired } of contactFields) {
    const text = message[name] ?? '';
    expect(text).toBe(tidied(typedText(typed, name), multiline));
    expect(text.length).toBeLessThanOrEqual(maxLength);
    if (!isRequired) continue;
    expect(text).toMatch(/[^\s\p{Z}\p{Cc}\p{Cf}\u2800]/u);
  }
  expect(message.email).toMatch(emailPattern);
}

/** In a single line, a run of line breaks, control and bidi characters becomes one space. */
function tidied(text: string, multiline: boolean): string {
  let tidy = '';
  let isGap = false;
  for (const character of multiline ? text.replace(/\r\n?/g, '\n') : text) {
    const code = character.codePointAt(0) ?? 0;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    if (multiline && (character === '\n' || character === '\t')) tidy += character;
    else if (isControl(code) || isBidi(code) || (!multiline && isSeparator(code))) {
      if (!multiline && !isGap) tidy += ' ';
      isGap = true;
      continue;
    } else tidy += isHalf ? '\ufffd' : character;
    isGap = false;
  }
  return tidy.trim();
}

const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f);
const isBidi = (code: number) =>
  (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
const isSeparator = (code: number) => code === 0x2028 || code === 0x2029;

function typedText(typed: unknown, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(Object(typed), name)?.value;
  if (typeof value !== 'string') throw new Error(`nobody typed a ${name}`);
  return value;
}
