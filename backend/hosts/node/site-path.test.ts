import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

const moved = { '/services/post': '/services' };

test.each([
  ['/', 'index.html'],
  ['/services/post/data-analytics', 'services/post/data-analytics.html'],
  ['/_astro/app.Ab-1_c.js', '_astro/app.Ab-1_c.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/files/Preisliste%20M%C3%A4rz%20(1).pdf', 'files/Preisliste März (1).pdf'],
  ['/files/Preisliste%20Ma%CC%88rz.pdf', 'files/Preisliste März.pdf'],
])('%s is the file %s', (path, file) => {
  expect(sitePath(path, moved)).toEqual({ file });
});

test.each([
  ['/services/', '/services'],
  ['/index.html', '/'],
  ['/s%65rvices', '/services'],
  ['/.well-known/security.t%78t', '/.well-known/security.txt'],
])('%s is another name for %s', (path, to) => {
  expect(sitePath(path, moved)).toEqual({ status: 308, to });
});

test.each(['/services/post', '/services/post/', '/services/post.html', '/services/%70ost'])(
  '%s has no page of its own and leads to the services',
  (path) => expect(sitePath(path, moved)).toEqual({ status: 301, to: '/services' }),
);

test.each([
  '/404',
  '/contact-problem',
  '/index.html.br',
  '//evil.example/',
  '/\\evil.example/',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/.env',
  '/.build.json',
  '/a%00b',
  '/services/../about',
  '/about%2ehtml',
  '/%2561bout',
  '/files/%2e%2e%2fpackage.json',
  '/files/..%5cpackage.json',
  '/files/%zz.pdf',
  '/%zz',
  '',
])('%s is unknown', (path) => {
  expect(sitePath(path, moved)).toBeUndefined();
});
