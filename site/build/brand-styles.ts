import { join } from 'node:path';
import { contentFolder } from '../../content-model/content-folder.ts';
import { contentFiles } from '../../content-model/content-schema.ts';
import { readContent } from '../../content-model/read-content.ts';
import { brandColors, colorAt } from '../../content-model/brand/brand-colors.ts';

/** Puts the colors of `content/brand.yaml` into `site/styles/tokens.css`, for each `brand(…)`. */
export const brandStyles = {
  name: 'brand-styles',
  enforce: 'pre' as const,
  transform(this: { addWatchFile(file: string): void }, code: string, id: string) {
    if (!/\/site\/styles\/tokens\.css(?:\?|$)/.test(id)) return null;
    this.addWatchFile(join(contentFolder, contentFiles.brand));
    const colors = brandColors(readContent(contentFolder).brand.colors);
    const filled = code.replaceAll(/\bbrand\(([\w.-]+)\)/g, (_, path: string) =>
      colorAt(colors, path),
    );
    return { code: filled, map: null };
  },
};
