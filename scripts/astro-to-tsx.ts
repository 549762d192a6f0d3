import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

// TypeScript does not read Astro files: `npm run types` checks these, which `rootDirs` of tsconfig.json
// puts beside the files that they import.
const folder = '.astro/tsx';

await rm(folder, { recursive: true, force: true });
for await (const file of glob('site/**/*.astro')) {
  const { code, diagnostics } = convertToTsx(await readFile(file, 'utf8'), {
    filename: file,
    ambientTypes: true,
  });
  if (diagnostics.length > 0) throw new Error(`${file}: ${diagnostics[0]?.message ?? ''}`);
  const tsx = join(folder, `${file}.tsx`);
  await mkdir(dirname(tsx), { recursive: true });
  await writeFile(tsx, code);
}
