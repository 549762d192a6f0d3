import { spawnSync } from 'node:child_process';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectCopy } from './fixtures/project-copy.ts';

test(
  'a mistake in content stops the build, which names file, field and how to mend it',
  { timeout: 120_000 },
  async () => {
    const copy = await projectCopy();
    await appendFile(join(copy, 'content/menu.yaml'), '  colour: green\n- nam: Blog\n');
    // As package.json has it.
    const build = spawnSync('node', ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const said = build.stdout + build.stderr;
    expect(build.status, said).toBe(1);
    expect(said).toMatch(
      /content\/menu\.yaml:11 menu\[3\]\.colour: there is no field of this name/,
    );
    expect(said).toMatch(/content\/menu\.yaml:12 menu\[4\]\.nam: .* Did you mean "name"\?/);
    expect(said).toMatch(
      /content\/menu\.yaml:12 menu\[4\]\.link: is missing\. What belongs here: /,
    );
    expect(await readdir(copy)).not.toContain('dist');
  },
);
