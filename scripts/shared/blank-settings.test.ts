import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { blankSettings } from './blank-settings.ts';

const example = new URL('../../.env.example', import.meta.url);

test('blank settings override every setting in .env', async () => {
  const folder = await temporaryFolder();
  const defaults = settingsIn(folder, { PATH: process.env.PATH });
  await writeFile(join(folder, '.env'), readFileSync(example, 'utf8').replaceAll(/^#(?=\w)/gm, ''));
  expect(settingsIn(folder, { PATH: process.env.PATH })).not.toEqual(defaults);
  expect(settingsIn(folder, { PATH: process.env.PATH, ...blankSettings() })).toEqual(defaults);
});

test('`npm test` passes no setting but the content folder on to the programs it starts', async () => {
  const [folder, programs] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  const names = ['npm', 'oxlint', 'vitest', 'playwright'];
  for (const name of names) {
    await writeFile(join(programs, name), `#!/bin/sh\nenv | sed 's/^/${name} /' > seen-$$\n`, {
      mode: 0o755,
    });
  }
  const live = Object.fromEntries(Object.keys(blankSettings()).map((name) => [name, 'live']));
  spawnSync(process.execPath, [fileURLToPath(new URL('../test.ts', import.meta.url))], {
    cwd: folder,
    env: {
      ...live,
      PATH: `${programs}:${process.env.PATH ?? ''}`,
      JAVA: process.execPath,
      CHROMIUM: process.execPath,
    },
  });
  const seen = globSync(join(folder, 'seen-*')).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  expect(seen).toEqual(expect.arrayContaining(names.map((name) => `${name} SMTP_URL=`)));
  expect(seen.filter((line) => line.endsWith('=live'))).toEqual([]);
  const content = `CONTENT_DIR=${join(folder, 'live')}`;
  expect(seen).toEqual(expect.arrayContaining(names.map((name) => `${name} ${content}`)));
});

/** The settings that a program reads when it is started in a folder. */
function settingsIn(cwd: string, env: NodeJS.ProcessEnv): unknown {
  const file = new URL('../../backend/settings/settings.ts', import.meta.url).href;
  const program = `import { settings } from '${file}'; console.log(JSON.stringify(settings()));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
