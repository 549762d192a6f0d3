import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('colors stand in content/brand.yaml, and nowhere in the code of the site and the backend', async () => {
  expect(rawColors('a { color: #0e2f28 } b { color: rgb(14 47 40 / 50%) }')).toHaveLength(2);
  expect(rawColors("import x from '#backend/x.ts'; a { color: #000 } <a href='#faq'>")).toEqual([]);

  const found: string[] = [];
  for (const folder of ['site', 'backend']) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((file) => /(?<!\.test)\.(?:tsx?|astro|css|svg)$/.test(file))) {
      const colors = rawColors(await readFile(join(folder, name), 'utf8'));
      found.push(...colors.map((color) => `${folder}/${name}: ${color}`));
    }
  }
  expect(found).toEqual([]);
});

/** Black and white are allowed: they mask and print. */
function rawColors(source: string): readonly string[] {
  const colors =
    source.match(
      /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
    ) ?? [];
  return colors.filter((color) => !/^#(?:0{3,8}|f{3,8})$/i.test(color));
}
