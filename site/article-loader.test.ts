import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { articleFaults } from './article-loader.ts';

const schema = z.strictObject({ title: z.string().describe('What the tab says') });

const faults = (text: string, fields = 'title: Ads\n') =>
  articleFaults('ads.md', schema, `---\n${fields}---\n\n${text}\n`);

test('plain Markdown has none', () => {
  expect(
    faults(
      [
        '## What it costs',
        'A [page](/about), [another](https://www.agency.com/a:b), [a part](#cost), [us](mailto:a@b.co).',
        '![A drawing](../../site/art/drawn/a.svg) and <https://www.agency.com>. 3 < 4.',
        'As code: `<b>`, and',
        '```html',
        '<script>[a](javascript:alert(1))</script>',
        '```',
      ].join('\n'),
    ),
  ).toEqual([]);
});

test.each([
  'Some <b>bold</b> words',
  '<script>alert(1)</script>',
  '<!-- a note -->',
  '</div>',
  '<img',
  '<br/>',
])('HTML is told with file and line: %s', (text) => {
  expect(faults(`Words.\n\n${text}`)).toEqual([
    expect.stringMatching(/^ads\.md:7 "<.*" is HTML\. Say it in Markdown/),
  ]);
});

test.each([
  '[a](javascript:alert)',
  '[a]( <JavaScript:alert>)',
  '[a](java&#115;cript:alert)',
  '[a](javascript\\:alert)',
  '![a](data:image/svg+xml,x)',
  '<javascript:alert>',
  '[a]: javascript:alert',
])('an address that runs or carries something is told with file and line: %s', (text) => {
  expect(faults(text)).toEqual([expect.stringMatching(/^ads\.md:5 ".*" is no address to link to/)]);
});

test.each(['## Content', '# Menu dialog', '## Contents heading ##'])(
  'a heading that would take an id of the page is told: %s',
  (text) => {
    expect(faults(text)).toEqual([expect.stringMatching(/^ads\.md:5 the heading ".*" has a name/)]);
  },
);

test('the fields above the text are told with their lines, beside what is wrong in the text', () => {
  expect(faults('<b>', 'titel: Ads\n')).toEqual([
    'ads.md:2 title: is missing. What belongs here: What the tab says.',
    expect.stringMatching(/^ads\.md:2 titel: .*Did you mean "title"\?/),
    expect.stringMatching(/^ads\.md:5 "<b>" is HTML/),
  ]);
});

test('without fields at all, they are missing', () => {
  expect(articleFaults('ads.md', schema, 'Words.\n')).toEqual([
    expect.stringContaining('title: is missing'),
  ]);
});
