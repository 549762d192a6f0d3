import { LineCounter, parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { yamlProblems } from './yaml-problems.ts';

test.each([
  [
    'heading: We are here: now',
    ["1: the text has a colon .* quotes around it: 'We are here: now'$"],
  ],
  [
    "heading: We're here: now",
    ['1: the text has a colon .* quotes around it: "We\'re here: now"$'],
  ],
  ["heading: 'We're here'\nlead: Now", ['1: the apostrophe in the text ends it, .* double quotes']],
  ['heading: "We say "hi""', ['1: the second " ends the text: put single quotes']],
  [
    'lead: Now\nheading: "We say\nname: Home',
    ['2: the text begins with a quote and has none at its end'],
  ],
  ['hours:\n\topens: 9', ['2: begins with a tab: put spaces in its place']],
  ['hours:\n  opens: 9\n   closes: 18', ['3: is not indented as the lines around it']],
  ['hours:\n   opens: 9\n  closes: 18', ['3: is not indented as the lines around it']],
  ['- name: Home\n link: /', ['2: is not indented as the lines around it']],
  ['name: Home\nlink: /\nname: About', ['3: name: stands here twice']],
  ['name Home\nlink: /', ['1: is not a field: it needs its name, a colon and a space']],
  ['name:Home\nlink: /', ['1: is not a field: it needs its name, a colon and a space']],
  ['days: [Monday\nopens: 9', ['2: a list that begins with \\[ has no \\]']],
  ['heading: *Free', ["1: the text needs quotes around it: '\\*Free'"]],
  ['heading: !New', ["1: the text needs quotes around it: '!New'"]],
  ['heading: @home', ["1: the text needs quotes around it: '@home'"]],
  ['heading: - Home', ['1: a text that begins with - needs quotes']],
  ['heading: "C:\\x"', ['1: a backslash .*: put single quotes']],
  ['lead: > text', ['1: after > or | the text begins on the next line']],
  ['name: Home\n---\nlink: /', ['2: a line of --- ends the file']],
  ['- Home\nlink: /', ['2: cannot be read from here on: compare']],
  ['heading: We are C#', []],
  ["heading: 'We are #1'", []],
  ['heading: We are #1', ['1: the text ends at "We are", .*; put quotes']],
  ['main: #4f46e5', ["1: what follows a # is a comment, .* in quotes: '#4f46e5'$"]],
  ['tools: # none yet', []],
  [
    'name: Home: page\n# Ours\nlink: here: there',
    ['1: the text has a colon', '3: the text has a colon'],
  ],
])('says of %j what to change, and where', (source, problems) => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  expect(
    yamlProblems(document, source, lines).map(({ line, message }) => `${line}: ${message}`),
  ).toEqual(problems.map((problem): unknown => expect.stringMatching(new RegExp(`^${problem}`))));
});
