import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { projectCopy } from './fixtures/project-copy.ts';

test('a photo that cannot be read stops the build, which names file and line, and leaves what was built before', async () => {
  const copy = await projectCopy();
  const team = join(copy, 'content/team.yaml');
  const yaml = await readFile(team, 'utf8');
  await writeFile(team, yaml.replace(/image: .*/, 'image: me.jpg'));
  await writeFile(join(copy, 'content/images/me.jpg'), 'not a photo');
  const built = join(copy, 'dist');
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'index.html'), 'Home');
  const build = spawnSync('node', ['scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...blankSettings(), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output = build.stdout + build.stderr;
  expect(build.status, output).toBe(1);
  expect(output).toMatch(/^content\/team\.yaml:\d+: ".+": image: me\.jpg cannot be read/m);
  expect(await readdir(built)).toEqual(['index.html']);
  expect(await readdir(join(copy, 'releases'))).toEqual([]);
}, 600_000);
