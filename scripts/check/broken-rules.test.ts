import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { brokenRule, ruleLines } from './broken-rules.ts';

const folder = relative('', contentFolder);

test('says which rule a page breaks, what is wrong and which file to edit', () => {
  const heading = 'skips no heading level';
  const listed = `expected [ 'a.html:1:2 error', "b.html: 'x'" ] to deeply equal []`;
  const broken = [
    brokenRule(heading, '/services/post/seo: expected [ 4 ] to deeply equal []'),
    brokenRule('has no error', listed),
    brokenRule(heading, '/careers: expected 1 to be 2'),
    brokenRule('other.test.ts', 'There is no site'),
  ];
  expect(ruleLines(broken)).toEqual([
    '✘ skips no heading level',
    `  /services/post/seo (${folder}/articles/seo.md)`,
    '    4',
    `  /careers (${folder}/pages/careers.md)`,
    '    expected 1 to be 2',
    '',
    '✘ has no error',
    '    a.html:1:2 error',
    "    b.html: 'x'",
    '',
    '✘ other.test.ts',
    '    There is no site',
    '',
  ]);
});

test('says in which window a page is wrong', () => {
  const message = (before: string, ...lines: string[]) =>
    `Error: ${before}\u001b[2mexpect(\u001b[22mreceived).toEqual(expected)\n\n- Expected - 1\n+ Received + 3\n\n- Array []\n\u001b[31m+ Array [\u001b[39m\n${lines.map((line) => `\u001b[31m+   ${line},\u001b[39m\n`).join('')}+ ]\n`;
  const overflow = message('390 px\n\n', '"<h1 class=\\"large\\"> from 12 to 430 of 390"');
  const contrast = message(
    'as served, dark, 320 px\n\n',
    ...['Object {', '  "id": "color-contrast"', '  "nodes": Array [', '    "<p>"', '  ]', '}'],
  );
  const broken = [
    brokenRule('axe finds no violation', contrast, '/'),
    brokenRule('every page fits every window', overflow, '/'),
  ];
  expect(ruleLines(broken)).toEqual([
    '✘ axe finds no violation',
    `  /, as served, dark, 320 px (${folder}/pages/home.yaml)`,
    '    id: "color-contrast"',
    '    <p>',
    '',
    '✘ every page fits every window',
    `  /, 390 px (${folder}/pages/home.yaml)`,
    '    <h1 class="large"> from 12 to 430 of 390',
    '',
  ]);
});
