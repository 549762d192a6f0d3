import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blankSettings } from '../scripts/blank-settings.ts';
import { printedAddress } from './fixtures/printed-address.ts';
import { projectCopy } from './fixtures/project-copy.ts';

test('npm start builds the site, serves it and stops on SIGTERM', async () => {
  const cwd = await projectCopy();
  const env = { ...process.env, ...blankSettings(), PORT: '0', DATA_DIR: join(cwd, 'data') };
  const npm = spawn('npm', ['start'], { cwd, env });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const address = await printedAddress(npm);
  expect((await fetch(`${address}/privacy`)).status).toBe(200);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
