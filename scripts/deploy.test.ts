import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  'npm run --silent build -- --hosted',
  'npm run --silent launch-check -- --hosted',
  'npm run --silent test',
  'npm run --silent build -- --hosted',
  'npm run --silent build:functions',
];
const deployment = expect.stringMatching(
  /^npx --yes firebase-tools@\S+ deploy --project my-agency-1$/,
);
const searchEngines = 'node scripts/index-now.ts';

describe('npm run deploy', () => {
  test('checks, tests and builds, deploys, and tells search engines last', async () => {
    const { calls, exitCode, output } = await deploy();
    expect(calls).toEqual([...onThisMachine, deployment, searchEngines]);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/\nDeployed\.\n$/);
  });

  test('tells nobody without a key for it', async () => {
    const { calls } = await deploy({ env: { ...settings, INDEXNOW_KEY: '' } });
    expect(calls).toEqual([...onThisMachine, deployment]);
  });

  test('tells the tool of the platform no setting, and so no secret', async () => {
    const secret = 'smtps://user:password@mail.agency.com';
    const { environments } = await deploy({ env: { ...settings, SMTP_URL: secret } });
    expect(environments.npm).toContain(`SMTP_URL=${secret}`);
    expect(environments.npx).toContain('FAILS=none');
    expect(environments.npx.filter((line) => /SMTP_URL|SITE_URL|INDEXNOW/.test(line))).toEqual([]);
  });

  test('has nothing leave this machine in a dry run', async () => {
    const { calls, exitCode, output } = await deploy({ args: ['--dry-run'] });
    expect([calls, exitCode]).toEqual([onThisMachine, 0]);
    expect(output).toContain('Nothing was deployed');
  });

  test.each([
    ['launch-check', 2, 'launch check'],
    ['silent test', 3, 'tests'],
    ['build:functions', 5, 'functions'],
  ])('stops where %s fails, with its exit code', async (fails, until, name) => {
    const { calls, exitCode, errors } = await deploy({ fails });
    expect(calls).toEqual(onThisMachine.slice(0, until));
    expect(exitCode).toBe(7);
    expect(errors).toBe(`Not deployed: ${name} failed. Nothing after it was done.\n`);
  });

  test('tells search engines nothing of a deployment that failed', async () => {
    const { calls, exitCode, errors, output } = await deploy({ fails: 'firebase-tools' });
    expect(calls).toEqual([...onThisMachine, deployment]);
    expect(exitCode).toBe(7);
    expect(errors).toMatch(/^The deployment failed: .* Nothing after it was done\.\n$/);
    expect(output).not.toContain('Deployed');
  });

  test('says that the site is live where only the word to search engines failed', async () => {
    const { exitCode, errors } = await deploy({ fails: 'index-now' });
    expect([exitCode, errors]).toEqual([7, expect.stringMatching(/^Deployed, but /)]);
  });

  test('names a program that is not there', async () => {
    const { exitCode, errors } = await deploy({ missing: 'npx' });
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^npx could not be started: .*\nThe deployment failed/);
  });

  test.each([
    [
      'without a project',
      { ...settings, FIREBASE_PROJECT_ID: '' },
      'FIREBASE_PROJECT_ID: is not set',
    ],
    [
      'to a project for trying',
      { FIREBASE_PROJECT_ID: 'demo-agency' },
      'FIREBASE_PROJECT_ID: is no',
    ],
    ['with a setting at fault', { ...settings, RETENTION_DAYS: 'never' }, 'RETENTION_DAYS: '],
  ])('does nothing %s', async (_, env, said) => {
    const { calls, exitCode, errors } = await deploy({ env });
    expect([calls, exitCode]).toEqual([[], 1]);
    expect(errors).toContain(said);
  });
});

interface Deployment {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Words of the step that ends with exit code 7. */
  readonly fails?: string;
  /** The program that is not on this machine. */
  readonly missing?: string;
}

/** The real script, in an empty folder; all that it would start are stand-ins that write down how. */
async function deploy({ args = [], env = settings, fails = 'none', missing }: Deployment = {}) {
  const folder = await temporaryFolder();
  const programs = join(folder, 'bin');
  const noted = join(folder, 'calls');
  await mkdir(programs);
  await writeFile(noted, '');
  for (const name of ['npm', 'npx', 'node']) {
    await writeFile(join(programs, name), standIn);
    await chmod(join(programs, name), 0o755);
  }
  if (missing !== undefined) await rm(join(programs, missing));
  const script = fileURLToPath(new URL('deploy.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...env, PATH: programs, NOTED: noted, FAILS: fails },
  });
  const toldTo = async (name: string) =>
    (await readFile(join(folder, `told-${name}`), 'utf8').catch(() => '')).split('\n');
  const environments = { npm: await toldTo('npm'), npx: await toldTo('npx') };
  const calls = (await readFile(noted, 'utf8')).split('\n').filter((line) => line !== '');
  return {
    calls,
    environments,
    exitCode: status,
    output: stdout.toString(),
    errors: stderr.toString(),
  };
}

const standIn = `#!/bin/sh
echo "\${0##*/} $*" >> "$NOTED"
/usr/bin/env > "told-\${0##*/}"
case "\${0##*/} $*" in *"$FAILS"*) exit 7 ;; esac
`;
