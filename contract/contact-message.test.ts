import { describe, expect, test } from 'vitest';
import {
  contentWithExtraFields,
  messageWithExtraFields,
} from '#test/fixtures/content-with-extra-fields.ts';
import { callableBodyLimit } from './callable.ts';
import { contactFieldsOf, fieldValues } from './contact-fields.ts';
import { parseContactMessage as parse, type ContactMessage } from './contact-message.ts';

const complete: ContactMessage = messageWithExtraFields;
const { contactForm } = contentWithExtraFields;
const contactFields = contactFieldsOf(contactForm);
const contactFieldNames = contactFields.map(({ name }) => name);
const typedFields = contactFields.filter(({ options }) => !options);
const requiredNames = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
const parseContactMessage = (input: unknown) => parse(input, contactForm);

describe('a complete message', () => {
  test('is accepted as typed', () => {
    expect(parseContactMessage(complete)).toEqual({ ok: true, message: complete });
  });

  test('loses the space around it and keys that are not its own', () => {
    const parsed = parseContactMessage({ ...complete, name: '  Rosa Medina\n', admin: true });
    expect(parsed).toEqual({ ok: true, message: complete });
  });

  test('keeps the paragraphs of its message, with one kind of line end', () => {
    const parsed = parseContactMessage({ ...complete, message: 'One.\r\n\r\nTwo.\rThree.\u0000' });
    expect(parsed).toMatchObject({ ok: true, message: { message: 'One.\n\nTwo.\nThree.' } });
  });
});

/** Marks that come with text copied from web pages, documents and address books. */
const copiedMarks = Array.from(
  '\u00ad\u200b\u200c\u200d\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff',
);
/** Those that a message in another script may need. */
const marksOfScripts = ['\u061c', '\u180e', '\u200e', '\u200f'];

describe('a mark that came with copied text and is not seen', () => {
  test.each(contactFieldNames)('is taken off %s, wherever it stands', (field) => {
    const typed = complete[field] ?? '';
    const isLong = ['details', 'message'].includes(field);
    const marks = isLong ? copiedMarks : [...copiedMarks, ...marksOfScripts];
    for (const mark of marks) {
      const text = mark + typed.slice(0, 3) + mark + mark + typed.slice(3) + mark;
      const parsed = parseContactMessage({ ...complete, [field]: text });
      expect(parsed, JSON.stringify(mark)).toEqual({ ok: true, message: complete });
    }
  });

  test.each(['email', 'phone'])('and shapes nothing is taken off %s', (field) => {
    const text = Array.from(complete[field] ?? '').join('\ufe0f\u034f');
    expect(parseContactMessage({ ...complete, [field]: text })).toEqual({
      ok: true,
      message: complete,
    });
  });

  test.each([
    ['a Persian name', 'name', 'علی\u200cرضا'],
    ['a name in Malayalam', 'name', 'അന\u0d4d\u200dവർ'],
    ['an emoji', 'company', 'The Baker \u{1f469}\u{1f3fd}\u200d\u{1f373}'],
    ['a text in two directions', 'message', 'שלום (abc)\u200e!\u200f\u061c'],
    ['a text in Mongolian', 'message', 'ᠬᠠᠮᠢᠭ\u180eᠠ'],
  ])('stays where it is meant: in %s', (_, field, text) => {
    expect(parseContactMessage({ ...complete, [field]: text })).toEqual({
      ok: true,
      message: { ...complete, [field]: text },
    });
  });

  test('does not make a choice another one, which is stored as the agency wrote it', () => {
    const options = ['Under $2,000', '\u{1f469}\u200d\u{1f373} A baker'];
    const extraFields = contactForm.extraFields.map((field) =>
      field.name === 'budget' ? { ...field, options } : field,
    );
    for (const [budget, stored] of [
      ['Under\u200b $2,000\u200d', 'Under $2,000'],
      ['\u{1f469}\u200d\u{1f373} A baker', '\u{1f469}\u200d\u{1f373} A baker'],
    ]) {
      const parsed = parse({ ...complete, budget }, { ...contactForm, extraFields });
      expect(parsed).toMatchObject({ ok: true, message: { budget: stored } });
    }
  });
});

describe('a field', () => {
  test.each(requiredNames)('%s is required', (field) => {
    for (const nothing of ['', '   ', '\u200b\u00a0', '\u3164', '\u2800', undefined, 42, ['a']]) {
      const parsed = parseContactMessage({ ...complete, [field]: nothing });
      expect(parsed).toMatchObject({ ok: false, problems: { [field]: expect.any(String) } });
    }
  });

  test.each(typedFields)('$name has a limit', ({ name: field, maxLength: limit }) => {
    const filler = (length: number) =>
      field === 'email'
        ? `a@${'b.'.repeat(length)}`.slice(0, length - 1) + 'c'
        : 'x'.repeat(length);
    expect(parseContactMessage({ ...complete, [field]: filler(limit) }).ok).toBe(true);
    expect(parseContactMessage({ ...complete, [field]: filler(limit + 1) }).ok).toBe(false);
  });

  test.each(typedFields.filter(({ multiline }) => !multiline))(
    '$name cannot carry a line break into a header',
    ({ name: field }) => {
      const parsed = parseContactMessage({ ...complete, [field]: `${complete[field]}\r\nBcc: x` });
      const inOneLine = { ok: true, message: { [field]: `${complete[field]} Bcc: x` } };
      expect(parsed).toMatchObject(field === 'email' ? { ok: false } : inOneLine);
    },
  );
});

describe('an email address', () => {
  const local = (length: number) => 'a'.repeat(length);
  test.each([
    ['name@shop.com', true],
    ['first.last+tag@sub.shop.co', true],
    [`${local(64)}@shop.com`, true],
    [`${local(65)}@shop.com`, false],
    ['name', false],
    ['name@', false],
    ['@shop.com', false],
    ['two@at@shop.com', false],
    ['dot.@shop.com', false],
    ['name@-shop.com', false],
    ['name@shop..com', false],
    ['na me@shop.com', false],
  ])('%s: %s', (email, accepted) => {
    expect(parseContactMessage({ ...complete, email }).ok).toBe(accepted);
  });

  test('that is too long before its @ is answered with how long it may be', () => {
    const parsed = parseContactMessage({ ...complete, email: `${local(65)}@shop.com` });
    const problem = contactForm.problems.addressTooLong.replace('{max}', '64');
    expect(parsed).toEqual({ ok: false, problems: { email: problem } });
  });
});

test.each([null, undefined, 'text', 7, [], {}])(
  '%j is answered with a problem for each required field',
  (input) => {
    const parsed = parseContactMessage(input);
    expect(parsed.ok ? [] : Object.keys(parsed.problems)).toEqual(requiredNames);
  },
);

describe('a field of the agency', () => {
  test('is accepted as typed, and left empty if it is optional', () => {
    const parsed = parseContactMessage({ ...complete, 'found-us': ' ' });
    expect(parsed).toEqual({ ok: true, message: complete });
  });

  test('is ignored once the form no longer has it', () => {
    const parsed = parse(complete, { ...contactForm, extraFields: [] });
    const fixedNames = Object.keys(contactForm.fields);
    expect(parsed.ok && Object.keys(parsed.message)).toEqual(fixedNames);
  });

  test.each([
    ['budget', '', 'Choose a budget.'],
    ['budget', 'A million', contactForm.problems.notAChoice],
    ['found-us', 'Under $2,000', contactForm.problems.notAChoice],
    ['website', 'x'.repeat(101), contactForm.problems.tooLong.replace('{max}', '100')],
    ['details', '\n', 'Tell us the details.'],
    ['details', 'x'.repeat(1001), contactForm.problems.tooLong.replace('{max}', '1,000')],
  ])('%s has a problem with %j', (name, text, problem) => {
    const parsed = parseContactMessage({ ...complete, [name]: text });
    expect(parsed).toEqual({ ok: false, problems: { [name]: problem } });
  });

  test('fits with nine others into a call, at full length in Chinese', () => {
    const extraFields = Array.from({ length: 10 }, (_, index) => ({
      ...{ name: `n${index}`.padEnd(30, 'x'), label: 'Field', maxLength: 1000 },
    }));
    const rows = contactFieldsOf({ ...contactForm, extraFields });
    const data = fieldValues(rows, ({ maxLength }) => '李'.repeat(maxLength));
    expect(Buffer.byteLength(JSON.stringify({ data }))).toBeLessThan(callableBodyLimit);
  });
});
