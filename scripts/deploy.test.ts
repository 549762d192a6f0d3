import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

const settings = {
  FIREBASE_PROJECT_ID: 'my-agency-1',
  SITE_URL: 'https://www.agency.com',
  INDEXNOW_KEY: '0123456789abcdef',
};
const onThisMachine = [
  'npm run --silent launch-check -- --hosted',
  'npm run --silent test',
  'npm run --silent build -- --hosted',
  'npm run --silent build:functions',
];
const deployment = expect.stringMatching(
  /^npx --yes firebase-tools@\d+\.\d+\.\d+ deploy --project my-agency-1$/,
);
const searchEngines = 'npm run --silent index-now';

describe('npm run deploy', () => {
  test('checks, tests and builds, deploys, and notifies search engines last', async () => {
    const { calls, exitCode, output } = await deploy();
    expect(calls).toEqual([...onThisMachine, deployment, searchEngines]);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/\nDeployed\.\n$/);
  });

  test.each([
    ['there is no key', { INDEXNOW_KEY: '' }],
    ['another host serves the pages', { FUNCTIONS_URL: 'https://f.example/api' }],
  ])('notifies no search engine where %s', async (_, env) => {
    const { calls } = await deploy({ env: { ...settings, ...env } });
    expect(calls).toEqual([...onThisMachine, deployment]);
  });

  test('gives the tool of the platform no settings, and so no secrets', async () => {
    const secret = 'smtps://user:password@mail.agency.com';
    const { environments } = await deploy({ env: { ...settings, SMTP_URL: secret } });
    expect(environments.npm).toContain(`SMTP_URL=${secret}`);
    expect(environments.npx).toContain('FAILS=none');
    expect(environments.npx.filter((line) => /SMTP_URL|SITE_URL|INDEXNOW/.test(line))).toEqual([]);
  });

  test('sends nothing off this machine in a dry run', async () => {
    const { calls, exitCode, output } = await deploy({ args: ['--dry-run'] });
    expect([calls, exitCode]).toEqual([onThisMachine, 0]);
    expect(output).toContain('Nothing was deployed');
  });

  test.each([
    ['launch-check', 1, 'Not deployed: launch-check failed.'],
    ['firebase-tools', 5, 'The deployment failed: what is already live is listed above.'],
    ['index-now', 6, 'Deployed, but search engines could not be notified.'],
  ])('stops with its exit code where %s fails', async (fails, until, error) => {
    const { calls, exitCode, errors } = await deploy({ fails });
    expect(calls).toEqual([...onThisMachine, deployment, searchEngines].slice(0, until));
    expect(exitCode).toBe(7);
    expect(errors).toContain(error);
  });
});

interface Deployment {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Part of the command that ends with exit code 7. */
  readonly fails?: string;
}

/** Runs the script in an empty folder with stand-ins for all programs it starts, which note their calls. */
async function deploy({ args = [], env = settings, fails = 'none' }: Deployment = {}) {
  const folder = await temporaryFolder();
  const programs = join(folder, 'bin');
  const calls = join(folder, 'calls');
  await mkdir(programs);
  await writeFile(calls, '');
  for (const name of ['npm', 'npx', 'node']) {
    await writeFile(join(programs, name), standIn);
    await chmod(join(programs, name), 0o755);
  }
  const script = fileURLToPath(new URL('deploy.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...env, PATH: programs, CALLS: calls, FAILS: fails },
  });
  const environmentOf = async (name: string) =>
    (await readFile(join(folder, `env-${name}`), 'utf8').catch(() => '')).split('\n');
  return {
    calls: (await readFile(calls, 'utf8')).split('\n').filter((line) => line !== ''),
    environments: { npm: await environmentOf('npm'), npx: await environmentOf('npx') },
    exitCode: status,
    output: stdout.toString(),
    errors: stderr.toString(),
  };
}

const standIn = `#!/bin/sh
echo "\${0##*/} $*" >> "$CALLS"
/usr/bin/env > "env-\${0##*/}"
case "\${0##*/} $*" in *"$FAILS"*) exit 7 ;; esac
`;
