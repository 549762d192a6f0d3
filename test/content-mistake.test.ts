import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

test(
  'a mistake in content stops the build, which names file, field and how to mend it',
  { timeout: 120_000 },
  async () => {
    const copy = await copyOfProject();
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

/** What a build reads. The packages are linked one by one: Astro keeps notes beside them. */
async function copyOfProject(): Promise<string> {
  const copy = await temporaryFolder();
  const sources = ['content', 'contract', 'scripts', 'site', 'astro.config.ts', 'package.json'];
  for (const source of [...sources, 'tsconfig.json']) {
    await cp(join(root, source), join(copy, source), { recursive: true });
  }
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}
