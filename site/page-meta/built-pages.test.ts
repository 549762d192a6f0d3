import { describe, expect, test } from 'vitest';
import { builtPage } from './built-pages.ts';

describe('what programs are told of a page', () => {
  test('is what stands in it', () => {
    expect(builtPage(page({}))).toEqual({
      path: '/services/post/seo',
      title: 'Signs & windows',
      description: 'What a sign is for.',
      isArticle: true,
      words: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('is nothing, where it is not to be listed', () => {
    expect(builtPage(page({ canonical: '' }))).toBeUndefined();
  });
});

describe('the fingerprint of its words', () => {
  const words = (different: Parameters<typeof page>[0]) => builtPage(page(different))?.words;

  test.each([
    ['the text', { main: '<p>Two words.</p>' }],
    ['the title', { title: 'Signs' }],
    ['the description', { description: 'Another.' }],
  ])('changes with %s', (_, different) => {
    expect(words(different)).not.toBe(words({}));
  });

  test.each([
    ['line ends and spaces', '\r\n <p>One  word.\t</p>\n'],
    ['the name of a built file', '<p><img src="/_astro/a.B2.svg" alt="">One word.</p>'],
    ['a script', '<p>One word.</p><script>let a = 1;</script>'],
    ['the contact section', '<p>One word.</p><section data-contact-section>Call!</section>'],
  ])('does not change with %s', (_, main) => {
    expect(words({ main })).toBe(words({}));
  });

  test('does not change with what stands around it', () => {
    expect(words({ footer: 'Another year' })).toBe(words({}));
  });
});

function page({
  canonical = '<link rel="canonical" href="https://www.agency.com/services/post/seo">',
  title = 'Signs &amp; windows',
  description = 'What a sign is for.',
  main = '<p>One word.</p>',
  footer = 'A year',
}) {
  return `<!doctype html><html lang="en"><head><title>${title} | Agency</title>${canonical}
<meta name="description" content="${description}"><meta property="og:title" content="${title}">
<meta property="og:type" content="article"></head>
<body><main>${main}</main><footer>${footer}</footer></body></html>`;
}
