/**
 * `npm run types:synced`: checks the types of all code. TypeScript does not read Astro files: it checks copies in
 * `.astro/tsx`, which `rootDirs` of tsconfig.json puts beside the files that they import.
 */
import { spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { convertToTsx } from '@astrojs/astro2tsx';

const folder = '.astro/tsx';

await rm(folder, { recursive: true, force: true });
for await (const filename of glob('site/**/*.astro')) {
  const source = await readFile(filename, 'utf8');
  const { code, diagnostics } = convertToTsx(source, { filename, ambientTypes: true });
  if (diagnostics.length > 0) throw new Error(`${filename}: ${diagnostics[0]?.message ?? ''}`);
  const tsx = join(folder, `${filename}.tsx`);
  await mkdir(dirname(tsx), { recursive: true });
  await writeFile(tsx, code);
}
process.exitCode = spawnSync('tsc', ['--singleThreaded'], { stdio: 'inherit' }).status ?? 1;
