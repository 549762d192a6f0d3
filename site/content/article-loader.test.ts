import { readFileSync, readdirSync } from 'node:fs';
import { validateConfig } from 'astro/config';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { checkedArticle } from './article-loader.ts';
import { articleSchema } from '../content.config.ts';

const schema = z.strictObject({ title: z.string().describe('What the tab says') });
const { markdown } = await validateConfig({}, process.cwd(), 'build');
const renderer = await markdown.processor.createRenderer({});

async function faultsOf(source: string, fields: z.ZodType = schema) {
  const { faults } = await checkedArticle('ads.md', fields, source, async (body) => {
    const { code, metadata } = await renderer.render(body, { frontmatter: {} });
    return { html: code, metadata };
  });
  return faults;
}

const faults = (text: string) => faultsOf(`---\ntitle: Ads\n---\n\n${text}\n`);

test.each(readdirSync('content/articles'))('%s has none', async (name) => {
  const source = readFileSync(`content/articles/${name}`, 'utf8');
  expect(await faultsOf(source, articleSchema)).toEqual([]);
});

test.each([
  'A [page](/about), [another](https://www.agency.com/a:b "As *it* <is>"), [a part](#cost).',
  '[Write](mailto:a@b.co), [call](tel:+13033210142), <https://www.agency.com>, <a@b.co>, www.a.co',
  '![A "quoted" <b>drawing</b> \\\\ it’s](../images/a.svg "Title") ![Its](/a.svg)',
  '3 < 4, a<b, &lt;b>, \\<b>',
  '`<b>`, `` `<b> ``',
  '```html\n<script>[a](javascript:alert(1))</script>\n```\n\n```math\n<b>\n```\n\n    <b>',
  '```css\na { color: red } /* *b* */\n```\n\n```md\n**b** _a_ ~~c~~ <b>\n```',
  'A note[^1], twice[^1].\n\n[^1]: Note: see us',
  '| a | b |\n|:--|--:|\n| `<b>` | ~~c~~ |\n\n3. three\n\n* * *\n\n> # Quoted\\\n> words',
  '## The content\n\nContents\n===\n\n### Menu',
])('Markdown passes: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

test.each([
  'Some <b>bold</b> words',
  '<script>alert(1)</script>',
  '<!-- a note -->',
  '</div>',
  '<div onclick="a"',
  '<?php a ?>',
  '<![CDATA[ a ]]>',
  '<p onclick="a">',
  '<p onclick=a>',
  '<p constructor="a">',
  '<p style="position:fixed">',
  '<a href="/"\nonclick="a">b</a>',
  '<img src="/a.svg" onload="a">',
  '<img __ASTRO_IMAGE_="{&quot;src&quot;:&quot;a.svg&quot;,&quot;onload&quot;:&quot;a&quot;}">',
  '<img __ASTRO_IMAGE_="{&quot;src&quot;:&quot;a&#x22;,&#x22;onload&#x22;:&#x22;a&quot;}">',
  '\\`<script>alert(1)</script>\\`',
  '`` <script>alert(1)</script> `',
  '``` a ``` <script>alert(1)</script>\n\n```\na\n```',
  '| ` | <b>x</b> ` |\n|---|---|',
])('HTML is told with file and line: %s', async (text) => {
  const found = await faults(`Words.\n\n${text}`);
  expect(found[0]).toMatch(/^ads\.md:7 "<.*" is HTML\. Say it in Markdown/);
});

test.each(['<a href="/">', '> <em>'])('a tag that stays open is told: %s', async (text) => {
  expect(await faults(text)).toEqual(['ads.md:4 a tag of HTML is not closed. Say it in Markdown.']);
});

test.each([
  ['[a](javascript:alert)', 5],
  ['[a]( <JavaScript:alert>)', 5],
  ['[a](java&#115;cript:alert)', 4],
  ['[a](javascript\\:alert)', 4],
  ['[a](\njavascript:alert(1))', 6],
  ['[a]:\njavascript:alert(1)\n\n[a]', 6],
  ['> [a]: javascript:alert\n\n[a]', 5],
  ['- [a]: javascript:alert\n\n[a]', 5],
  ['![a](data:image/svg+xml,x)', 5],
  ['<javascript:alert>', 5],
  ['<a href="javascript:alert">a</a>', 5],
  ['[a](about)', 5],
])(
  'an address that runs, carries or leads nowhere is told with its line: %s',
  async (text, line) => {
    expect(await faults(text)).toEqual([
      expect.stringMatching(new RegExp(`^ads\\.md:${line} ".*" is no address to link to`)),
    ]);
  },
);

test.each([
  '## Content',
  '## Content\r\n\r\nWords.\r\n',
  '# Menu dialog',
  '## Contents heading ##',
  'Content\n====',
  '> ## Content',
  '* ## Content',
  '## `Content`',
  '## [Content](/x)',
  '<h2 id="content">Words</h2>',
])('a heading that would take an id of the page is told: %s', async (text) => {
  expect(await faults(text)).toEqual([
    expect.stringMatching(/^ads\.md:5 the heading ".*" has a name/),
  ]);
});

test.each([
  [
    'the fields above the text',
    '---\ntitel: Ads\n---\n<b>',
    ['2 title: is', '2 titel: ', '4 "<b>"'],
  ],
  ['a byte order mark', '\uFEFF---\r\ntitle: Ads\r\n---\r\n<b>', ['4 "<b>"']],
  ['no fields', '<b>\n\n---\n\nWords.\n\n---\n', ['2 title: is', '1 "<b>"']],
  ['fields that end nowhere', '---\ntitle: Ads\n----\n\n<b>', ['2 title: is', '5 "<b>"']],
  ['rules about the text', '---\ntitle: Ads\n---\n\n---\n<b>\n---\n', ['6 "<b>"']],
  ['fields that are no YAML', '---\ntitle: "Ads\n---\n\n<b>', ['3 Missing', '5 "<b>"']],
])('with %s everything is told, with its line', async (_, source, starts) => {
  expect(await faultsOf(source)).toEqual(
    starts.map((start): unknown => expect.stringContaining(`ads.md:${start}`)),
  );
});
