import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { liveCopy } from '#test/fixtures/live-copy.ts';
import { releaseMarks } from '#test/fixtures/marked-release.ts';
import { writePublished } from '../../scripts/publish/add-release.ts';
import { isLongForm } from './fault-suite.ts';

const names = ['first', 'second', 'third'] as const;
const switches = isLongForm ? 200 : 6;
const visitors = 4;

test('no answer is broken or mixed while releases are switched under load', async () => {
  const site = await liveCopy(names);
  const seen = new Map<string, number>();
  const broken: string[] = [];
  let isOver = false;

  async function servedRelease(): Promise<unknown> {
    const health: unknown = await (await fetch(`${site.origin}/healthz`)).json();
    return health instanceof Object && 'release' in health ? health.release : undefined;
  }

  /** Asks for a path and returns the release that the whole answer is from. */
  async function ask(path: string, status: number, init: RequestInit = {}) {
    const answer = await fetch(site.origin + path, init);
    const text = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const from = names.filter((name) => text.includes(releaseMarks(name).text));
    const [name = ''] = from;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const isMixed = path === '/' && !policy.includes(releaseMarks(name).policy);
    if (answer.status !== status || from.length !== 1 || isMixed) {
      broken.push(`${path}: ${answer.status}, of ${from.join(' and ')}, ${policy}`);
    }
    return name;
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const opened = await ask('/', 200);
      await ask('/services', 200);
      await ask('/nowhere', 404);
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
      const headers = { 'x-forwarded-for': address };
      const body = new URLSearchParams({ name: '' });
      await ask('/api/contact', 422, { method: 'POST', headers, body });
      // The page may be older than the current release by now.
      const { asset } = releaseMarks(opened);
      const answer = await fetch(site.origin + asset);
      if (!(await answer.text()).includes(opened)) broken.push(`${asset}: ${answer.status}`);
    }
  }

  const visits = Promise.all(Array.from({ length: visitors }, visit));
  for (let number = 1; number <= switches; number++) {
    const release = names[number % names.length] ?? names[0];
    await writePublished(site.releases, [release]);
    // As long as it takes on a busy machine.
    await expect.poll(servedRelease, { timeout: 120_000 }).toBe(release);
  }
  isOver = true;
  await visits;
  console.log(JSON.stringify({ switches, ...Object.fromEntries(seen), broken: broken.length }));
  expect(broken).toEqual([]);
  expect(Math.min(...names.map((name) => seen.get(name) ?? 0))).toBeGreaterThan(0);
  expect(site.log()).not.toContain('"level":50');
});
