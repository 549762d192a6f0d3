import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pageWordsFile } from '#contract/page-words.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import { tellChangedPages, tellIndexNowOnceListening } from './index-now-at-start.ts';

const key = '0123456789abcdef';
const siteUrl = new URL('https://www.agency.com');
const told = 'IndexNow was told of changed pages';

test('search engines are told of every page once, and then of what has changed, is new or is gone', async () => {
  const { peer, start } = await site();
  await start({ '/': 'a1', '/about': 'b1', '/gone': 'c1' });
  expect(peer.calls).toMatchObject([
    {
      method: 'POST',
      path: '/indexnow',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: {
        host: 'www.agency.com',
        key,
        keyLocation: `https://www.agency.com/${key}.txt`,
        urlList: [
          'https://www.agency.com/',
          'https://www.agency.com/about',
          'https://www.agency.com/gone',
        ],
      },
    },
  ]);

  expect((await start({ '/': 'a1', '/about': 'b1', '/gone': 'c1' })).text()).toBe('');
  expect(peer.calls).toHaveLength(1);

  const log = await start({ '/': 'a1', '/about': 'b2', '/new': 'd1' });
  expect(log.lines()).toMatchObject([{ msg: told, pages: 3 }]);
  expect(peer.calls[1]?.body).toMatchObject({
    urlList: [
      'https://www.agency.com/about',
      'https://www.agency.com/gone',
      'https://www.agency.com/new',
    ],
  });
});

test.each([403, 422, 429, 500, 302])(
  'an answer of %i is logged, and the next start tells them',
  async (status) => {
    const { peer, start } = await site();
    peer.answerBy((response) => response.writeHead(status, { location: '/' }).end());
    const log = await start({ '/': 'a1' });
    expect(log.lines()).toMatchObject([{ level: 40, status }]);
    peer.answerBy((response) => response.writeHead(202).end());
    expect((await start({ '/': 'a1' })).sentences('info')).toEqual([told]);
  },
);

test('a service that is not there, or hangs up, stands in nobody’s way', async () => {
  const { peer, start } = await site();
  peer.answerBy((response) => response.destroy());
  const log = await start({ '/': 'a1' });
  expect(log.sentences('warn')).toEqual([
    'IndexNow could not be told of changed pages: the next start tells it',
  ]);
});

test('a stop does not wait for a service that does not answer', async () => {
  const { peer, listen } = await site();
  peer.answerBy();
  const { server, log } = await listen({ '/': 'a1' });
  await expect.poll(() => peer.calls).toHaveLength(1);
  await server.close();
  expect(log.text()).toBe('');
});

test('nobody is told of a site that does not show the key', async () => {
  const { peer, start } = await site({ shown: 'another-key' });
  expect((await start({ '/': 'a1' })).sentences('warn')).toEqual([
    'IndexNow is not told of changed pages: the site was built without INDEXNOW_KEY',
  ]);
  expect(peer.calls).toEqual([]);
});

test('what was told last is told again where it cannot be read', async () => {
  const { dataDir, peer, start } = await site();
  await writeFile(join(dataDir, 'index-now.json'), '{ "https');
  await start({ '/': 'a1' });
  expect(peer.calls).toHaveLength(1);
  expect(await readFile(join(dataDir, 'index-now.json'), 'utf8')).toContain('a1');
});

test.each([
  ['a key', { siteUrl, indexNowKey: undefined }],
  ['an address', { siteUrl: undefined, indexNowKey: key }],
])('without %s there is nothing to tell', async (_, settings) => {
  const server = Fastify();
  tellIndexNowOnceListening(server, { ...settings, dataDir: '/none' }, '/none', recordedLog());
  await server.listen({ host: '127.0.0.1', port: 0 });
  await server.close();
});

/** A built site, and a service that it tells at each start. */
async function site({ shown = key } = {}) {
  const [dataDir, siteFolder, peer] = await Promise.all([
    temporaryFolder(),
    temporaryFolder(),
    startWebhookPeer(),
  ]);
  await writeFile(join(siteFolder, `${shown}.txt`), shown);
  const service = `${peer.origin}/indexnow`;
  const build = (words: Readonly<Record<string, string>>) => {
    const long = Object.entries(words).map(([path, word]) => [path, word.padEnd(16, '0')]);
    return writeFile(join(siteFolder, pageWordsFile), JSON.stringify(Object.fromEntries(long)));
  };
  return {
    dataDir,
    peer,
    /** What is logged until all is told. */
    start: async (words: Readonly<Record<string, string>>) => {
      await build(words);
      const log = recordedLog();
      const never = new AbortController().signal;
      await tellChangedPages({ siteUrl, key }, { siteFolder, dataDir }, log, never, service);
      return log;
    },
    listen: async (words: Readonly<Record<string, string>>) => {
      await build(words);
      const log = recordedLog();
      const server = Fastify();
      const settings = { siteUrl, indexNowKey: key, dataDir };
      tellIndexNowOnceListening(server, settings, siteFolder, log, service);
      await server.listen({ host: '127.0.0.1', port: 0 });
      return { server, log };
    },
  };
}
