import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { builtSite } from '#test/fixtures/built-site.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHostProcess } from '#test/fixtures/host-process.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import { blankSettings } from './blank-settings.ts';

const example = new URL('../.env.example', import.meta.url);

test('with blank settings a program knows none of those in .env', async () => {
  const folder = await temporaryFolder();
  const without = settingsIn(folder, { PATH: process.env.PATH });
  await writeFile(join(folder, '.env'), readFileSync(example, 'utf8').replaceAll(/^#/gm, ''));
  expect(settingsIn(folder, { PATH: process.env.PATH })).not.toEqual(without);
  expect(settingsIn(folder, { PATH: process.env.PATH, ...blankSettings() })).toEqual(without);
});

test('`npm test` knows no setting, and tells none to what it starts', async () => {
  const [folder, programs] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  for (const name of ['npm', 'astro', 'vitest', 'playwright']) {
    await writeFile(join(programs, name), `#!/bin/sh\nenv | sed 's/^/${name} /' >> told\n`, {
      mode: 0o755,
    });
  }
  const live = Object.fromEntries(Object.keys(blankSettings()).map((name) => [name, 'live']));
  spawnSync(process.execPath, [fileURLToPath(new URL('test.ts', import.meta.url))], {
    cwd: folder,
    env: {
      ...live,
      PATH: `${programs}:${process.env.PATH ?? ''}`,
      JAVA: process.execPath,
      CHROMIUM: process.execPath,
    },
  });
  const told = readFileSync(join(folder, 'told'), 'utf8').split('\n');
  for (const name of ['npm', 'astro', 'vitest', 'playwright']) {
    expect(told).toContain(`${name} SITE_URL=`);
    expect(told).toContain(`${name} SMTP_URL=`);
  }
  expect(told.filter((line) => line.endsWith('=live'))).toEqual([]);
});

test('a host that a test starts calls nobody’s phone', async () => {
  const peer = await startWebhookPeer();
  vi.stubEnv('WEBHOOK_URL', `${peer.origin}/phone`);
  vi.stubEnv('MAIL_TO', 'owner@agency.com');
  const host = await startHostProcess(['test/fixtures/site-program.ts', await builtSite()]);
  try {
    const body = new URLSearchParams(completeMessage);
    const answer = await fetch(`${host.url}/api/contact`, { method: 'POST', body });
    expect(answer.url).toBe(`${host.url}/message-sent`);
    await expect.poll(() => host.notificationsTo(completeMessage.email)).toHaveLength(1);
    expect(await host.messages()).toHaveLength(1);
    expect(host.notificationsTo('owner@agency.com')).toEqual([]);
  } finally {
    await host.stop();
    vi.unstubAllEnvs();
  }
  expect(peer.calls).toEqual([]);
});

/** What a program of this project takes its settings for, that is started in a folder. */
function settingsIn(cwd: string, env: NodeJS.ProcessEnv): unknown {
  const file = new URL('../backend/settings/settings.ts', import.meta.url).href;
  const program = `import { settings } from '${file}'; console.log(JSON.stringify(settings()));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
