import { expect, test } from 'vitest';
import { agency as anyAgency, forPrograms } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { articleMarkdown } from './article-markdown.ts';
import { articleFeed, llmsText } from './discovery-files.ts';
import type { Page } from './page-list.ts';

const site = new URL('https://www.agency.com');
const agency = { ...anyAgency, name: 'Agency & Sons' };
const one: Page = {
  path: '/services/post/one',
  title: 'Signs & <windows>',
  fullTitle: '',
  description: 'What "a sign" is for.\u0007',
  listed: true,
  picture: { boards: [] },
  cardAlt: '',
  screen: { name: '/services/post/:slug', className: 'ServicePostComponent' },
  article: { service: 'one', published: '2026-01-02', updated: '2026-02-01' },
};
const two: Page = {
  ...one,
  path: '/services/post/two',
  title: 'Doors',
  article: { service: 'two', published: '2026-01-02', updated: '2026-03-01' },
};
const about: Page = {
  path: '/about',
  title: 'About [us]',
  fullTitle: '',
  description: 'Who we are.',
  listed: true,
  picture: { boards: [] },
  cardAlt: '',
  screen: { name: '/about', className: 'AboutComponent' },
};

test('the feed has the articles only, the last change first, with any characters in their titles', () => {
  const feed = articleFeed([about, one, two], agency, site);
  const all = (element: string) =>
    Array.from(feed.matchAll(new RegExp(`<${element}>(.*)</${element}>`, 'g')), ([, text]) => text);
  expect(all('title')).toEqual(['Agency &amp; Sons', 'Doors', 'Signs &amp; &lt;windows&gt;']);
  expect(all('summary')).toContain('What &quot;a sign&quot; is for.');
  const days = all('updated').map((time) => time?.slice(0, 10));
  expect(days).toEqual(['2026-03-01', '2026-03-01', '2026-02-01']);
  expect(all('published')[0]).toBe('2026-01-02T18:00:00Z');
});

test('llms.txt says whether its facts are samples', () => {
  const text = llmsText([about], { ...agency, sample: false, demonstration: false }, site);
  expect(text).toContain('- [About us](https://www.agency.com/about): ');
  expect(text).not.toContain(forPrograms.sample);
  expect(llmsText([], { ...agency, sample: true }, site)).toContain(forPrograms.sample);
});

test('the Markdown of an article has absolute links and describes its drawings, but no portrait', () => {
  const head = {
    title: 'Signs',
    lead: 'A sign is read in passing.',
    glance: [{ question: 'What it costs', answer: 'Little.' }],
  };
  const body = [
    '\n## Paint',
    '',
    '![A sign, "half" painted.](../images/sign.svg)',
    '',
    '![](../images/painter.svg) **A painter** paints.',
    '',
    'See [the process](/process), [the end](#end), [a page](https://example.org/a) or',
    '[call](tel:+13035550142). ![Wet paint][wet] and [more][]. `[a](/b)`',
    '',
    '[wet]: ../images/wet.svg',
    '[more]: /more',
  ].join('\n');
  const page = new URL('/services/post/signs', site);
  const end = fillSlots(forPrograms.articleEnd, { pageLink: `<${page.href}>` });
  expect(articleMarkdown(head, body, page)).toBe(`# Signs

A sign is read in passing.

- **What it costs:** Little.

## Paint

*A sign, "half" painted.*

**A painter** paints.

See [the process](https://www.agency.com/process), [the end](https://www.agency.com/services/post/signs#end), [a page](https://example.org/a) or
[call](tel:+13035550142). *Wet paint* and [more][]. \`[a](/b)\`


[more]: https://www.agency.com/more

---

${end}
`);
});
