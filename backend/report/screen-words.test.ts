import { describe, expect, test } from 'vitest';
import { articleWords, screenWords } from './screen-words.ts';

describe('the name of a screen', () => {
  test.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/message-sent', 'Message sent'],
    ['/services/post/:slug', 'Articles'],
    ['/services/post/seo', 'Article: SEO'],
    ['/services/post/data-analytics', 'Article: data analytics'],
    ['/404', 'Page not found'],
    ['(not found)', 'Page not found'],
    ['/shops/:city/about', '/shops/…/about'],
    ['/shops/denver', '/shops/denver'],
  ])('%s is %s', (name, words) => {
    expect(screenWords(name)).toBe(words);
  });

  test('leaves out that it is an article where all are', () => {
    expect(
      ['/services/post/seo', '/services/post/data-analytics', '(not found)'].map(articleWords),
    ).toEqual(['SEO', 'Data analytics', 'Page not found']);
  });
});
