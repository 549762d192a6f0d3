import { expect, test } from 'vitest';
import { applyEdit } from '#content-model/markdown/edit-markdown.ts';
import { yamlEdit, type FieldValue } from './yaml-edit.ts';

/** The text with one value changed. Undefined if that cannot be done in its place. */
function edited(yaml: string, path: string, value: FieldValue): string | undefined {
  const edit = yamlEdit(yaml, path.split('.'), value);
  return edit && applyEdit(yaml, edit);
}

test('changes one value, and leaves comments, order and quotes', () => {
  const yaml = '# Ours\nb: "two" # why\na: one\nlist: [x, y]\n';
  expect(edited(yaml, 'b', 'say "no"')).toBe(yaml.replace('"two"', String.raw`"say \"no\""`));
  expect(edited(yaml, 'a', 'first')).toBe(yaml.replace('one', 'first'));
  expect(edited(yaml, 'list.1', 'z')).toBe(yaml.replace('y]', 'z]'));
});

test.each([
  ['Prices: from $50', "'Prices: from $50'"],
  ['It’s # 1', "'It’s # 1'"],
  ['true', "'true'"],
  ['42', "'42'"],
  ['', "''"],
  ['{city}’s agency', "'{city}’s agency'"],
  ["'til six: always", `"'til six: always"`],
])('puts quotes around %j, which a plain text cannot be', (value, written) => {
  expect(edited('a: one # why\n', 'a', value)).toBe(`a: ${written} # why\n`);
});

test('doubles a quote inside single quotes, and writes a line break in double ones', () => {
  expect(edited("a: 'one'\n", 'a', "it's")).toBe("a: 'it''s'\n");
  expect(edited("a: 'one'\n", 'a', 'x\ny')).toBe(String.raw`a: "x\ny"` + '\n');
});

test('folds a text under >- again, with its paragraphs, and keeps the line of >-', () => {
  const yaml = '- text: >- # folded\n    old text\n\n\n    second\n\n  # next\n  b: 1\n';
  const value = `${'word '.repeat(25)}end\n\nsecond`;
  const result = edited(yaml, '0.text', value);
  expect(result).toBe(
    `- text: >- # folded\n    ${'word '.repeat(18)}word\n    ${'word '.repeat(6)}end\n\n\n    second\n\n  # next\n  b: 1\n`,
  );
  expect(edited('a: >\n  one\nb: 2\n', 'a', 'two')).toBe('a: >\n  two\nb: 2\n');
});

test('keeps the lines of a text under |', () => {
  const yaml = 'a: |\n  one\n  two\nb: 2';
  expect(edited(yaml, 'a', 'one\n\n  three')).toBe('a: |\n  one\n\n    three\nb: 2');
});

test('writes numbers and the focus of a picture', () => {
  expect(edited('count: 3 # true\n', 'count', 12)).toBe('count: 12 # true\n');
  expect(edited('focus: [0.5, 0.3] # x\n', 'focus', [0.2, 0.4])).toBe('focus: [0.2, 0.4] # x\n');
});

test('adds a focus under the name of its picture', () => {
  const yaml = '- id: sam\n  image: sam.jpg #\n  alt: Sam\n';
  expect(edited(yaml, '0.focus', [0.2, 0.4])).toBe(yaml.replace('#\n', '#\n  focus: [0.2, 0.4]\n'));
  expect(edited('image: sam.jpg', 'focus', [0, 1])).toBe('image: sam.jpg\nfocus: [0, 1]');
});
