import { expect, test } from 'vitest';
import { leadsToHidden } from './shown-pages.ts';

test.each([
  ['/clients', true],
  ['/clients#bakery', true],
  ['/services/post/seo?from=home', true],
  ['/process#package', false],
  ['/', false],
  ['/feed.xml', false],
  ['#where-do-i-start', false],
  ['https://example.com/clients', false],
  ['//example.com/clients', false],
])('a link to %s leads to a hidden page: %s', (link, isHidden) => {
  expect(leadsToHidden(link, ['/', '/process'])).toBe(isHidden);
});
