import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pageWordsFile } from '#contract/page-words.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';

const key = '0123456789abcdef';
const settings = { SITE_URL: 'https://www.agency.com', INDEXNOW_KEY: key };

test('after a deployment search engines are told of the pages that it has changed', async () => {
  const { peer, tell, build } = await deployed();
  expect((await tell(settings)).log).toContain('IndexNow was told of changed pages');
  expect((await tell(settings)).log).toBe('');
  await build('b2');
  await tell(settings);
  expect(peer.calls).toMatchObject([
    {
      method: 'POST',
      path: '/indexnow',
      body: {
        ...{ host: 'www.agency.com', key, keyLocation: `https://www.agency.com/${key}.txt` },
        urlList: ['https://www.agency.com/', 'https://www.agency.com/about'],
      },
    },
    { body: { urlList: ['https://www.agency.com/about'] } },
  ]);
});

test.each([
  ['without a key for it', { ...settings, INDEXNOW_KEY: ' ' }, ''],
  [
    'of pages that do not show the key',
    { ...settings, INDEXNOW_KEY: 'another-key' },
    'built without',
  ],
])('nobody is told %s', async (_, env, said) => {
  const { peer, tell } = await deployed();
  const { exitCode, log } = await tell(env);
  expect([exitCode, peer.calls]).toEqual([0, []]);
  expect(log).toContain(said);
});

test('nobody is told before the domain leads to the site', async () => {
  const { peer, tell, tellOfNoSite } = await deployed();
  for (const tellInVain of [tellOfNoSite, () => tell({ ...settings, SHOWN_KEY: '404' })]) {
    const { exitCode, output } = await tellInVain();
    expect([exitCode, peer.calls]).toEqual([0, []]);
    expect(output).toContain(`not told yet: https://www.agency.com/${key}.txt does not show`);
  }
  await tell(settings);
  expect(peer.calls).toHaveLength(1);
});

test('a service that refuses or hangs up fails no deployment', async () => {
  const { peer, tell } = await deployed();
  peer.answerBy((response) => response.writeHead(429).end());
  expect(await tell(settings)).toMatchObject({ exitCode: 0, log: expect.stringContaining('429') });
  peer.answerBy((response) => response.destroy());
  const { exitCode, log } = await tell(settings);
  expect([exitCode, log]).toEqual([0, expect.stringContaining('could not be told')]);
});

test('a setting at fault is named', async () => {
  const { peer, tell } = await deployed();
  const { exitCode, log } = await tell({ INDEXNOW_KEY: key });
  expect([exitCode, peer.calls]).toEqual([1, []]);
  expect(log).toMatch(/^INDEXNOW_KEY: needs SITE_URL/);
});

/** A folder with a built site of two pages, and a stand-in for those who are told. */
async function deployed() {
  const [folder, peer] = await Promise.all([temporaryFolder(), startWebhookPeer()]);
  const dist = join(folder, 'dist');
  await mkdir(dist);
  const build = (about: string) => {
    const words = { '/': 'a1'.padEnd(16, '0'), '/about': about.padEnd(16, '0') };
    return writeFile(join(dist, pageWordsFile), JSON.stringify(words));
  };
  await Promise.all([build('b1'), writeFile(join(dist, `${key}.txt`), key)]);
  const standIn = { INDEX_NOW_STAND_IN: `${peer.origin}/indexnow` };
  return {
    peer,
    build,
    tellOfNoSite: () => ended(folder, { ...settings, ...standIn }),
    tell: (env: Readonly<Record<string, string>>) =>
      ended(folder, { SHOWN_KEY: key, ...env, ...standIn }),
  };
}

async function ended(cwd: string, env: Readonly<Record<string, string>>) {
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const args = [
    '--import',
    file('../test/fixtures/index-now-elsewhere.ts'),
    file('tell-index-now.ts'),
  ];
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [text(child.stdout), text(child.stderr)] as const;
  const [[exitCode], output, log] = await Promise.all([once(child, 'exit'), ...said]);
  return { exitCode: Number(exitCode), output, log };
}
