import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#backend/hosts/node/server.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { publishSite } from './publish-site.ts';

/** A server that publishes with this program in place of npm. */
async function publisher(npm: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:/bin:/usr/bin`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = createServer((_, response) => publishSite(response));
  onTestFinished(() => void server.close());
  return listen(server, { host: '127.0.0.1', port: 0 });
}

test('shows the lines of npm run publish, one run at a time', async () => {
  const origin = await publisher('echo "$@"; echo "NODE_ENV=$NODE_ENV"; read line < "$0".go');
  const folder = process.env.PATH?.split(':')[0] ?? '';
  execFileSync('mkfifo', [join(folder, 'npm.go')]);
  const first = await fetch(origin);
  const second = await fetch(origin);
  expect(await second.text()).toBe('The site is being published already.\n');
  await writeFile(join(folder, 'npm.go'), 'go\n');
  expect(await first.text()).toBe('run --silent publish\nNODE_ENV=\nPublished.\n');
});
