import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addMarkedRelease, releaseMarks } from '#test/fixtures/marked-release.ts';
import { rawConnection } from '#test/fixtures/raw-connection.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { configFrom } from '../../settings/settings.ts';
import { liveSite } from './live-site.ts';
import { loadSite, noSite, type Site } from './load-site.ts';

/** A release with a page and an asset of its own. */
function release(name: string): Site {
  const file = { etag: name, plain: { status: 200, headers: {}, body: name } };
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

test('keeps the assets of the release that it went back from', () => {
  const site = liveSite();
  for (const name of ['one', 'two', 'three', 'two']) site.switchTo(release(name));
  expect(site.find('index.html')?.etag).toBe('two');
  for (const name of ['one', 'two', 'three']) {
    expect(site.find(`_astro/${name}.js`)?.etag).toBe(name);
  }
});

test('a request that began before a switch ends on its release', async () => {
  const { origin, liveSite: site } = await startHost();
  const releases = await temporaryFolder();
  for (const name of ['first', 'second']) await addMarkedRelease(releases, name);
  const load = (name: string) => loadSite(join(releases, name), configFrom({}), name);
  const connection = rawConnection(Number(new URL(origin).port));
  const answers = () => connection.received();
  const body = 'name=&message=';
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: agency.example',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];

  site.switchTo(await load('first'));
  connection.send(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(answers).toContain('100 Continue');
  site.switchTo(await load('second'));
  connection.send(body);
  await expect.poll(answers).toContain(releaseMarks('first').text);
  connection.send('GET / HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n\r\n');
  expect(await connection.untilClosed()).toContain(releaseMarks('second').text);
});
