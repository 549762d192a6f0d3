import { join } from 'node:path';
import { contentFolder } from '../contract/content/content-folder.ts';
import { contentFiles } from '../contract/content/content-schema.ts';
import { readContent } from '../contract/content/read-content.ts';
import { brandColors } from '../contract/content/brand/brand-colors.ts';

/** Puts the colors of `content/brand.yaml` into `site/styles/tokens.css`, for each `brand(…)`. */
export const brandStyles = {
  name: 'brand-styles',
  enforce: 'pre' as const,
  transform(this: { addWatchFile(file: string): void }, code: string, id: string) {
    if (!/\/site\/styles\/tokens\.css(?:\?|$)/.test(id)) return null;
    this.addWatchFile(join(contentFolder, contentFiles.brand));
    const colors = brandColors(readContent(contentFolder).brand.colors);
    return { code: fillBrandColors(code, colors), map: null };
  },
};

/**
 * Replaces each `brand(light.ink)` by the value at that path.
 * @throws Error when there is none, which fails the build.
 */
function fillBrandColors(css: string, colors: object): string {
  return css.replaceAll(/\bbrand\(([\w.-]+)\)/g, (_, path: string) => {
    let value: unknown = colors;
    for (const name of path.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    }
    if (typeof value !== 'string') throw new Error(`There is no brand color ${path}`);
    return value;
  });
}
