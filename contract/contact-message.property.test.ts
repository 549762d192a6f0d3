import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableMessage, anyJson, hostileFields } from '#test/fixtures/hostile-input.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import { expectTidied } from '#test/fixtures/tidied.ts';
import { contactFieldNames } from './contact-fields.ts';
import { parseContactMessage } from './contact-message.ts';

test('whatever is typed is kept as typed, or told what is wrong with it', () =>
  checkProperty(
    'message rules, hostile words',
    fc.oneof(hostileFields, acceptableMessage),
    (typed) => {
      const parsed = parseContactMessage(typed);
      if (parsed.ok) {
        expectTidied(parsed.message, typed);
        // What is kept is tidy: read once more, nothing about it changes.
        expect(parseContactMessage(parsed.message)).toEqual(parsed);
      } else expectSentences(parsed.problems);
    },
  ));

test('an acceptable message is accepted, odd as its words are', () => {
  fc.assert(
    fc.property(acceptableMessage, (typed) => {
      expect(parseContactMessage(typed).ok).toBe(true);
    }),
  );
});

test('what is no message at all is told so, and never taken', () =>
  checkProperty('message rules, anything', fc.oneof(fc.anything(), anyJson), (input) => {
    const parsed = parseContactMessage(input);
    if (parsed.ok) expectTidied(parsed.message, input);
    else expectSentences(parsed.problems);
  }));

/** Sentences of ours, for fields of ours: nothing of what was typed comes back in them. */
function expectSentences(problems: object): void {
  const fields = Object.keys(problems);
  expect(fields.length).toBeGreaterThan(0);
  expect(contactFieldNames).toEqual(expect.arrayContaining(fields));
  for (const sentence of Object.values(problems)) expect(sentence).toMatch(/^[\w ,.@’-]+$/);
}
