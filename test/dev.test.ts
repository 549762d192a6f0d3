import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { projectCopy } from './fixtures/project-copy.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

// The project's fixed ports: somebody who develops the site may be using them.
const ports = [4321, 5001];
const areFree = (await Promise.all(ports.map(isFree))).every(Boolean);
if (!areFree) process.stderr.write('SKIPPED: npm run dev, since port 4321 or 5001 is in use.\n');

describe.skipIf(!existsSync('/proc/self/stat'))('npm run dev (skipped without /proc)', () => {
  test.skipIf(!areFree)(
    'serves pages and functions, and Ctrl-C stops both (skipped while port 4321 or 5001 is in use)',
    async () => {
      const { npm, group, children } = await startDev();
      const ended = once(npm, 'exit');
      // As a terminal does.
      process.kill(-group, 'SIGINT');
      await ended;
      await expectNothingLeft(children);
      expect(await Promise.all(ports.map(isFree))).toEqual([true, true]);
    },
  );

  test('stops both programs on SIGTERM', async () => {
    const { dev, children } = await startWithStandIns();
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    await expectNothingLeft(children);
  });
});

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}

async function startDev() {
  const cwd = await projectCopy();
  const env = { ...process.env, ...blankSettings(), DATA_DIR: join(cwd, 'data') };
  // A process group of its own, as a terminal gives it.
  const npm = spawn('npm', ['run', 'dev'], { cwd, env, detached: true });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const group = npm.pid;
  if (group === undefined) throw new Error('npm did not start');
  onTestFinished(() => descendants(group).forEach(({ pid }) => process.kill(pid, 'SIGKILL')));
  await expect.poll(() => answering(npm, () => output)).toEqual(ports);
  const children = descendants(group);
  expect(children.length).toBeGreaterThan(3);
  onTestFinished(() => stillRunning(children).forEach(({ pid }) => process.kill(pid, 'SIGKILL')));
  return { npm, group, children };
}

/** Runs the script with two programs that only wait, each with a program of its own. */
async function startWithStandIns() {
  const cwd = await temporaryFolder();
  for (const name of ['astro', 'node']) {
    await writeFile(join(cwd, name), '#!/bin/sh\n/bin/sleep 600 &\nwait\n', { mode: 0o755 });
  }
  const dev = spawn(process.execPath, [resolve('scripts/dev.ts')], { cwd, env: { PATH: cwd } });
  const running = () => descendants(dev.pid ?? 0);
  await expect.poll(() => running().length).toBe(4);
  const children = running();
  onTestFinished(() => stillRunning(children).forEach(({ pid }) => process.kill(pid, 'SIGKILL')));
  return { dev, children };
}

async function answering(npm: ChildProcess, output: () => string): Promise<readonly number[]> {
  if (npm.exitCode !== null) throw new Error(`npm run dev ended. It said:\n${output()}`);
  const answers = await Promise.all(ports.map(accepts));
  return ports.filter((_, index) => answers[index]);
}

/** Within the 10 s that a stop may take, and a little for a busy machine. */
async function expectNothingLeft(children: readonly Process[]): Promise<void> {
  await expect.poll(() => stillRunning(children), { timeout: 15_000 }).toEqual([]);
}

function descendants(ancestor: number): readonly Process[] {
  const all = runningProcesses();
  const below = (pid: number): readonly Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(ancestor);
}

/** All but those that have ended and wait for their parent to notice. */
function runningProcesses(): readonly Process[] {
  return globSync('[0-9]*', { cwd: '/proc' }).flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, state, parent] = /\) (\S) (\d+) /.exec(stat) ?? [];
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
    } catch {
      // It has ended since it was listed.
      return [];
    }
  });
}

function stillRunning(processes: readonly Process[]): readonly Process[] {
  const pids = new Set(runningProcesses().map(({ pid }) => pid));
  return processes.filter(({ pid }) => pids.has(pid));
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
