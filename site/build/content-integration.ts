import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { contentFolder } from '../../content-model/content-folder.ts';
import { brandColors, colorAt } from '../../content-model/brand/brand-colors.ts';
import { contentFiles, contentSchema } from '../../content-model/schemas/content-schema.ts';
import { publishedContent } from '../../content-model/published-content.ts';
import { textFiles } from '../../content-model/read-text.ts';
import { readContent } from '../../content-model/read-content.ts';
import { recoverFromMistakes } from './recover-from-mistakes.ts';

/**
 * Builds the values of the content folder into the pages, shows a changed word in `npm run dev` at once,
 * and writes a JSON schema for each file, with which editors explain and check its fields.
 */
export const contentIntegration: AstroIntegration = {
  name: 'content',
  hooks: {
    async 'astro:config:setup'({ updateConfig, config }) {
      await writeJsonSchemas(fileURLToPath(new URL('.astro/content/', config.root)));
      updateConfig({ vite: { plugins: [contentValues, brandStyles] } });
    },
    'astro:server:setup': recoverFromMistakes,
  },
};

const moduleFile = (name: string) =>
  fileURLToPath(new URL(`../../content-model/${name}`, import.meta.url));
const contentModule = moduleFile('content.ts');
const folderModule = moduleFile('content-folder.ts');

/** A Vite plugin that replaces the module of the content with its values. */
const contentValues = {
  name: 'content-values',
  load(this: { addWatchFile(file: string): void }, id: string) {
    // Bundled, it would look for the folder beside the bundle.
    if (id === folderModule)
      return `export const contentFolder = ${JSON.stringify(contentFolder)};`;
    if (id !== contentModule) return null;
    for (const file of textFiles(contentFolder)) this.addWatchFile(file);
    const content = Object.entries(publishedContent(readContent()));
    const parts = content.map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    const names = content.map(([name]) => name).join(', ');
    return [...parts, `export const content = { ${names} };`].join('\n');
  },
};

/** Puts the colors of `content/brand.yaml` into `site/styles/tokens.css`, for each `brand(…)`. */
const brandStyles = {
  name: 'brand-styles',
  enforce: 'pre' as const,
  transform(this: { addWatchFile(file: string): void }, code: string, id: string) {
    if (!/\/site\/styles\/tokens\.css(?:\?|$)/.test(id)) return null;
    this.addWatchFile(join(contentFolder, contentFiles.brand));
    const colors = brandColors(readContent().brand.colors);
    const filled = code.replaceAll(/\bbrand\(([\w.-]+)\)/g, (_, path: string) =>
      colorAt(colors, path),
    );
    return { code: filled, map: null };
  },
};

/** Writes a JSON schema for each file of the content into a folder. */
export async function writeJsonSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(contentSchema.shape)) {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 1);
    await writeFile(join(folder, `${name}.schema.json`), json);
  }
}
