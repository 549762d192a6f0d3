import { expect, test } from 'vitest';
import { liveSite, noSite, type Site } from './load-site.ts';

/** A release with a page and an asset of its own. */
function release(name: string): Site {
  const file = { etag: name, plain: { status: 200, headers: {}, body: Buffer.from(name) } };
  const files = new Map([
    ['index.html', file],
    [`${name}.html`, file],
    [`_astro/${name}.js`, file],
  ]);
  return { ...noSite, release: name, files };
}

test('answers with the pages of the current release, and with the assets of the two before', () => {
  const site = liveSite();
  for (const name of ['one', 'two', 'three', 'four']) site.switchTo(release(name));
  expect(site.current().release).toBe('four');
  expect(site.find('index.html')?.etag).toBe('four');
  expect(site.find('three.html')).toBeUndefined();
  const found = ['four', 'three', 'two', 'one'].map((name) => site.find(`_astro/${name}.js`)?.etag);
  expect(found).toEqual(['four', 'three', 'two', undefined]);
});
