import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectCopy } from './fixtures/project-copy.ts';

test.each([
  [
    'an unknown field',
    '  colour: green\n',
    /^content\/menu\.yaml:11: colour: there is no such field/m,
  ],
  ['broken YAML', '  - [', /^content\/menu\.yaml:\d+: /m],
])(
  '%s in content stops the build, which names file and line and leaves the last one',
  async (_, mistake, message) => {
    const copy = await projectCopy();
    await appendFile(join(copy, 'content/menu.yaml'), mistake);
    const built = join(copy, 'dist');
    await mkdir(built);
    await writeFile(join(built, 'index.html'), 'Home');
    const build = spawnSync('node', ['scripts/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const output = build.stdout + build.stderr;
    expect(build.status, output).toBe(1);
    expect(output).toMatch(message);
    expect(await readdir(built)).toEqual(['index.html']);
    expect(await readdir(join(copy, 'releases'))).toEqual([]);
  },
);
