import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageFonts } from './page-fonts.ts';

/** The two typefaces of the site, from its packages. `undefined` where the host was put up without them. */
export function reportFonts(): PageFonts | undefined {
  try {
    return {
      display: inBase64('@fontsource/gloock/files/gloock-latin-400-normal.woff2'),
      text: inBase64(
        '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      ),
    };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error;
    if (!isMissing) throw error;
    return undefined;
  }
}

function inBase64(file: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(file), 'base64');
}
