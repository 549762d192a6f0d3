import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blankSettings } from '../scripts/shared/blank-settings.ts';
import { projectCopy } from './fixtures/project-copy.ts';

test('a photo that cannot be read, and a link to a missing part of a page stop the build, which names file and line', async () => {
  const copy = await projectCopy();
  const team = join(copy, 'content/team.yaml');
  const yaml = await readFile(team, 'utf8');
  await writeFile(team, yaml.replace(/image: .*/, 'image: me.jpg'));
  await writeFile(join(copy, 'content/images/me.jpg'), 'not a photo');
  await expectRefusal(copy, /^content\/team\.yaml:\d+: ".+": image: me\.jpg cannot be read/m);
  await writeFile(team, yaml);
  await writeFile(join(copy, 'content/menu.yaml'), '- name: Home\n  link: /#nowhere\n');
  await expectRefusal(copy, /^content\/menu\.yaml:2: "Home": link: the link \/#nowhere leads/m);
}, 600_000);

/** Expects the build to fail with a message, and to leave what was built before. */
async function expectRefusal(copy: string, message: RegExp): Promise<void> {
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
  expect(output).toMatch(message);
  expect(await readdir(built)).toEqual(['index.html']);
  expect(await readdir(join(copy, 'releases'))).toEqual([]);
}
