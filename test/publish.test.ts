import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveCopy, type LiveCopy } from './fixtures/live-copy.ts';
import { releaseMarks } from './fixtures/marked-release.ts';

const statusOf = async ({ origin }: LiveCopy, path: string) => (await fetch(origin + path)).status;

test('npm run publish puts a good build live, never a failed one, and goes back', async () => {
  const site = await liveCopy(['live', 'earlier']);
  const isUnchanged = async () => {
    expect(await (await fetch(site.origin)).text()).toContain(releaseMarks('live').text);
    expect((await readdir(site.releases)).sort()).toEqual(['current', 'earlier', 'live']);
  };

  // One mistake that the schemas find, and one that only the renderer finds.
  const articles = join(site.folder, 'content/articles');
  const article = join(articles, (await readdir(articles))[0] ?? '');
  for (const file of [join(site.folder, 'content/menu.yaml'), article]) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^/, '---\nbroken: [\n'));
    const { status, output } = await site.publish();
    expect(status, output).toBe(1);
    expect(output).toContain(file.slice(site.folder.length + 1));
    expect(output).toMatch(/Not published: the live site is as it was\.\n$/);
    expect(output).not.toMatch(/^\s+at /m);
    await isUnchanged();
    await writeFile(file, text);
  }

  expect(await statusOf(site, '/llms.txt')).toBe(404);
  const published = await site.publish();
  expect(published.status, published.output).toBe(0);
  expect(await statusOf(site, '/llms.txt')).toBe(200);
  const home = await (await fetch(site.origin)).text();
  const asset = /\/_astro\/[^"]+\.css/.exec(home)?.[0] ?? '';
  for (const release of ['live', 'earlier']) {
    expect(await statusOf(site, releaseMarks(release).asset)).toBe(200);
  }

  const back = await site.publish('--back');
  expect(back.status, back.output).toBe(0);
  expect(await (await fetch(site.origin)).text()).toContain(releaseMarks('live').text);
  expect(await statusOf(site, asset)).toBe(200);
  expect(site.log()).not.toContain('"level":50');
}, 600_000);
