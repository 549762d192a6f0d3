import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
  'npm run dev serves pages and functions, and Ctrl-C stops both (skipped while port 4321 or 5001 is in use)',
  async () => {
    const cwd = await projectCopy();
    const env = { ...process.env, ...blankSettings(), DATA_DIR: join(cwd, 'data') };
    // A process group of its own, as a terminal gives it.
    const npm = spawn('npm', ['run', 'dev'], { cwd, env, detached: true });
    const { pid = 0 } = npm;
    outputOf(npm);
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
