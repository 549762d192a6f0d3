import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedReleases } from '#backend/hosts/node/releases.ts';
import { liveCopy, type LiveCopy } from './fixtures/live-copy.ts';
import { releaseMarks } from './fixtures/marked-release.ts';

const statusOf = async ({ origin }: LiveCopy, path: string) => (await fetch(origin + path)).status;

test('npm run publish puts a good build live, never a failed one, and goes back', async () => {
  const site = await liveCopy(['live', 'earlier']);
  const menu = join(site.folder, 'content/menu.yaml');
  const text = await readFile(menu, 'utf8');
  await writeFile(menu, text.replace(/^/, '---\nbroken: [\n'));
  const failed = await site.publish();
  expect(failed.status, failed.output).toBe(1);
  expect(failed.output).toContain('content/menu.yaml');
  expect(failed.output).toMatch(/Not published: the live site is as it was\.\n$/);
  expect(failed.output).not.toMatch(/^\s+at /m);
  expect(await (await fetch(site.origin)).text()).toContain(releaseMarks('live').text);
  expect((await readdir(site.releases)).sort()).toEqual(['current', 'earlier', 'live']);
  await writeFile(menu, text);

  expect(await statusOf(site, '/llms.txt')).toBe(404);
  const published = await site.publish();
  expect(published.status, published.output).toBe(0);
  expect(await statusOf(site, '/llms.txt')).toBe(200);
  const home = await (await fetch(site.origin)).text();
  const asset = /\/_astro\/[^"]+\.css/.exec(home)?.[0] ?? '';
  for (const release of ['live', 'earlier']) {
    expect(await statusOf(site, releaseMarks(release).asset)).toBe(200);
  }

  const [release = ''] = publishedReleases(site.releases);
  const files = { recursive: true, withFileTypes: true } as const;
  for (const entry of await readdir(join(site.releases, release), files)) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o755 : 0o644);
  }

  const back = await site.publish('--back');
  expect(back.status, back.output).toBe(0);
  expect(await (await fetch(site.origin)).text()).toContain(releaseMarks('live').text);
  expect(await statusOf(site, asset)).toBe(200);
  expect(site.log()).not.toContain('"level":50');
}, 600_000);
