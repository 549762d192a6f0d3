import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtSettings } from '#backend/settings/build-manifest.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { builtSite } from './fixtures/built-site.ts';
import { completeMessage } from './fixtures/contact-messages.ts';
import { freePort } from './fixtures/free-port.ts';
import { printedAddress } from './fixtures/printed-address.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const serve = /"serve": "exec ([^"]+)"/.exec(read('package.json'))?.[1] ?? '';

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const instructions = text.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  const final = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  const copied = final.flatMap((line) => {
    const [, from, source] = /^COPY --from=(\w+) \/website\/(\S+) \S+$/.exec(line) ?? [];
    return from === undefined || source === undefined ? [] : [{ from, source }];
  });

  const command = (name: string) =>
    JSON.parse(final.find((one) => one.startsWith(name))?.replace(/^[^[]*/, '') ?? '') as string[];

  test('copies files that exist, and leaves out data, secrets and what the build makes', () => {
    const fromContext = instructions.flatMap((line) =>
      /^COPY (?!--from)(.+) \S+$/.exec(line) ? line.split(' ').slice(1, -1) : [],
    );
    expect(fromContext.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const sources = copied.map(({ source }) => source);
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.env', 'data', 'node_modules', 'dist', 'releases', '.git']) {
      expect(ignored).toContain(path);
    }
    expect(ignored.filter((path) => sources.includes(path))).toEqual(
      expect.arrayContaining(['dist', 'node_modules']),
    );
  });

  test('runs `npm run serve` without a shell, as a user who is not root', () => {
    expect(command('CMD')).toEqual(serve.split(' '));
    const user = final.find((line) => line.startsWith('USER'));
    expect(user).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
  });

  test('takes every setting that is built into the pages as an argument of the build', () => {
    const names = Array.from(text.matchAll(/^ARG (.+)$/gm), ([, each = '']) => each.split(' '));
    const built = Object.keys(builtSettings(configFrom({}), false));
    const ofFirebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'FIREBASE_API_KEY'];
    const more = [...ofFirebase, 'RECAPTCHA_SITE_KEY', 'INDEXNOW_KEY'];
    const expected = [...built.filter((name) => name !== '--hosted'), ...more];
    expect(names.flat().sort()).toEqual(expected.sort());
  });

  test('contains all files that the server reads, and lets it write to none of them', async () => {
    const project = join(await temporaryFolder(), 'website');
    await mkdir(project);
    for (const { source } of copied) {
      const from = source === 'dist' ? await builtSite() : join(root, source);
      if (source === 'node_modules') await symlink(from, join(project, source));
      else await cp(from, join(project, source), { recursive: true });
    }
    const data = await temporaryFolder();
    spawnSync('chmod', ['-R', 'a+rX,a-w', project]);
    onTestFinished(() => void spawnSync('chmod', ['-R', 'u+w', project]));
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      ...{ HOST: '0.0.0.0', PORT: String(port), DATA_DIR: data },
    };
    // Root could write anyway, so another user runs it, as in a container.
    const nobody = { uid: 65_534, gid: 65_534 };
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      await chown(data, nobody.uid, nobody.gid);
      await chmod(join(project, '..'), 0o755);
    }
    const before = namesIn(project);
    const [program = '', ...args] = serve.split(' ');
    const options = { cwd: project, env, ...(isRoot && nobody) };
    const server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const [checker = '', ...checkerArgs] = command('HEALTHCHECK');
    const health = () => spawnSync(checker, checkerArgs, options).status;
    await printedAddress(server);
    expect(health()).toBe(0);
    const body = new URLSearchParams(completeMessage);
    const form = { method: 'POST', body, redirect: 'manual' } as const;
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, form);
    expect(answer.headers.get('location')).toBe('/message-sent#sent');
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(health()).toBe(1);
    expect(namesIn(project)).toEqual(before);
    expect(await readdir(data)).toContain('messages.sqlite');
  });
});

describe('the systemd unit', () => {
  const text = read('hosting/website.service');

  test('runs `npm run serve`, again a few seconds after it ends, without a limit', () => {
    expect(text).toContain(`ExecStart=/srv/website/node_modules/.bin/${serve}\n`);
    const [beforeService = '', service = ''] = text.split('[Service]');
    expect(beforeService).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/ms);
    expect(service).toMatch(/^Restart=always$/m);
    expect(service).toMatch(/^RestartSec=[1-9]$/m);
    expect(text).not.toContain('StartLimitBurst');
  });

  const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  if (!systemd) process.stderr.write('SKIPPED: systemd-analyze is not on this machine.\n');

  test.skipIf(!systemd)('is valid and well isolated (skipped without systemd)', async () => {
    const unit = join(await temporaryFolder(), 'website.service');
    await writeFile(unit, text.replaceAll('/srv/website/', root));
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(verified.stderr.split('\n').filter((line) => line.includes('website'))).toEqual([]);
    expect(verified.status).toBe(0);
    // From 0, which is nothing, to 10; of an ordinary service it is above 9.
    const options = ['--offline=true', '--no-pager', '--threshold=15'];
    const rated = spawnSync('systemd-analyze', ['security', ...options, unit], {
      encoding: 'utf8',
    });
    expect(rated.status, rated.stdout.split('\n').slice(-3).join('\n')).toBe(0);
  });
});

function namesIn(folder: string): readonly string[] {
  return globSync('**', { cwd: folder, exclude: ['node_modules/**'] }).sort();
}
