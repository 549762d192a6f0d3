import { LineCounter, parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { yamlProblems } from './yaml-problems.ts';

test.each([
  ["heading: We're here: now", ["1: the text needs quotes around it: 'We''re here: now'$"]],
  ["heading: 'We're here'\nlead: Now", ['1: a quote ends the text too early']],
  ['heading: "We say "hi""', ['1: a quote ends the text too early']],
  ['lead: Now\nheading: "We say\nname: Home', ['2: the text begins with a quote and has none']],
  ['- name: Home\n\tlink: /\n- name: About', ['2: begins with a tab: put spaces in its place']],
  ['hours:\n  opens: 9\n   closes: 18', ['3: is not indented as the lines around it']],
  ['name: Home\nlink: /\nname: About', ['3: this field appears twice']],
  ['- name: Home\n\u00a0 link: /', ['2: has a space that is no plain one']],
  ['name: Our\u00a0home\nlink: "\u00a0"', []],
  ['name Home\nlink: /', ['1: is not a field: it needs its name, a colon and a space']],
  ['days: [Monday\nopens: 9', ['2: a list that begins with \\[ has no \\]']],
  ['heading: *Free', ["1: the text needs quotes around it: '\\*Free'"]],
  ['heading: !New', ["1: the text needs quotes around it: '!New'"]],
  ['own: &own A text\nother: *own', []],
  ['heading: !!binary news', ["1: the text needs quotes around it: '!!binary news'"]],
  ['lead: > Now open', ['1: a text that begins with > or \\| needs quotes']],
  ['image: "images\\shop.jpg"', ['1: a \\\\ between " and " begins a code: write /']],
  ['name: Home\n---\nlink: /', ['2: what follows a line of --- or ... is not read']],
  ['days:\n  -Monday\n  -Tuesday', ['2: begins with a hyphen']],
  ['lead: We open\n  - and close', []],
  ['days:\n  - Monday\n  -Tuesday', ['3: begins with a hyphen']],
  ['heading: @home', ["1: the text needs quotes around it: '@home'"]],
  ['- Home\nlink: /', ['2: cannot be read from here on: compare']],
  ['heading: We are C#', []],
  ["heading: 'We are #1'", []],
  ['heading: We are #1', ['1: what follows a # is a comment: put quotes around the text']],
  ['tools: # none yet', []],
  ['# Our menu\n- name: Home\n  # The start:\n  link: /\n# That is all.', []],
  ['name: Home: page\n# Ours\nlink: here: there', ['1: the text needs', '3: the text needs']],
])('says of %j what to change, and where', (source, problems) => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  expect(
    yamlProblems(document, source, lines).map(({ line, message }) => `${line}: ${message}`),
  ).toEqual(problems.map((problem): unknown => expect.stringMatching(new RegExp(`^${problem}`))));
});
