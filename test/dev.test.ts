import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { projectCopy } from './fixtures/project-copy.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

// The project's fixed ports: somebody who develops the site may be using them.
const ports = [4321, 5001];
const inUse = await portsInUse();
if (inUse.length > 0)
  process.stderr.write('SKIPPED: npm run dev, since port 4321 or 5001 is in use.\n');

test.skipIf(inUse.length > 0)(
  'npm run dev says what is wrong until it is right, and Ctrl-C stops pages and functions (skipped while port 4321 or 5001 is in use)',
  async () => {
    const cwd = await projectCopy();
    const fixMenu = await breakFile(join(cwd, 'content/menu.yaml'), '- name: Home\n  lnk: /\n');
    const [article = ''] = globSync(join(cwd, 'content/articles/*.md'));
    const fixArticle = await breakFile(article, '---\ntitle: [\n---\n');
    const settings = { ...blankSettings(), DATA_DIR: join(cwd, 'data') };
    // Astro serves no pages in a test of Vitest.
    const env = { ...process.env, ...settings, VITEST: undefined };
    // A process group of its own, as a terminal gives it.
    const npm = spawn('npm', ['run', 'dev'], { cwd, env, detached: true });
    const { pid = 0 } = npm;
    const output = outputOf(npm);
    await expect.poll(portsInUse).toContain(4321);
    // It reads all content and takes half as long as a page, which edit-text.spec.ts opens.
    const status = async () => (await fetch('http://127.0.0.1:4321/llms.txt')).status;
    await expect.poll(status).toBe(500);
    expect(output()).toContain(`${basename(article)}:`);
    await fixArticle();
    const answersAfter = async (text: string) => {
      await status();
      return output().includes(text);
    };
    const mistake = 'menu.yaml:2: "Home": lnk: there is no such field';
    await expect.poll(() => answersAfter(mistake)).toBe(true);
    expect(output()).not.toContain('node_modules');
    await fixMenu();
    await expect.poll(status).toBe(200);
    await expect.poll(portsInUse).toEqual(ports);
    // As a terminal does.
    process.kill(-pid, 'SIGINT');
    await expectNothingLeft(npm);
    expect(await portsInUse()).toEqual([]);
  },
);

test('npm run dev stops both programs on SIGTERM, with what they have started', async () => {
  const cwd = await temporaryFolder();
  // In their place two that only wait, each with a program of its own.
  for (const name of ['astro', 'node']) {
    await writeFile(join(cwd, name), '#!/bin/sh\n/bin/sleep 600 &\necho up\nwait\n', {
      mode: 0o755,
    });
  }
  const dev = spawn(process.execPath, [resolve('scripts/dev.ts')], { cwd, env: { PATH: cwd } });
  await expect.poll(outputOf(dev)).toBe('up\nup\n');
  dev.kill('SIGTERM');
  await expectNothingLeft(dev);
});

/** Replaces what is in a file. Returns how to put it back. */
async function breakFile(path: string, text: string): Promise<() => Promise<void>> {
  const before = await readFile(path, 'utf8');
  await writeFile(path, text);
  return () => writeFile(path, before);
}

function outputOf(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  onTestFinished(() => void program.kill());
  onTestFailed(() => console.error(output));
  return () => output;
}

/**
 * Its output closes once every program that writes to it has ended: within the 10 s that a stop may take, and
 * a little for a busy machine.
 */
async function expectNothingLeft(program: ChildProcess): Promise<void> {
  await once(program, 'close', { signal: AbortSignal.timeout(15_000) });
}

async function portsInUse(): Promise<readonly number[]> {
  const answers = await Promise.all(
    ports.map(
      (port) =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(true));
          socket.on('error', () => resolve(false)).once('connect', () => socket.destroy());
        }),
    ),
  );
  return ports.filter((_, index) => answers[index]);
}
