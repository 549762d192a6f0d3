import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { z } from 'zod';
import { typefacesSchema, type Typeface } from '#content-model/schemas/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentFiles } from '#content-model/schemas/content-schema.ts';
import { readYamlFile } from '#content-model/read-yaml-file.ts';
import { cssWeight, fallbackFaces } from './fallback-faces.ts';
import { preparedFonts } from './prepare-font.ts';
import { FontError } from './read-font.ts';

/**
 * Returns the typefaces of `content/brand.yaml` for Astro, which puts their files and styles into the
 * pages. None if they are wrong, which is reported when the content is read. A mistake in another field
 * must not take them away: `npm run dev` asks for them once.
 */
export async function brandFonts() {
  const { value } = readYamlFile(join(contentFolder, contentFiles.brand));
  const { data } = z.object({ typefaces: typefacesSchema }).safeParse(value);
  if (data === undefined) return [];
  const { display, text } = data.typefaces;
  try {
    return [await family('--font-display', display), await family('--font-text', text)];
  } catch (error) {
    if (error instanceof FontError) return [];
    throw error;
  }
}

async function family(cssVariable: '--font-display' | '--font-text', typeface: Typeface) {
  const fonts = await preparedFonts(contentFolder, typeface);
  const { families } = fallbackFaces(typeface, fonts);
  const [first, ...others] = fonts.flatMap(({ weights, part }) => {
    if (part === undefined) return [];
    const src = [part.file] satisfies [string];
    const unicodeRange = [part.unicodeRange] satisfies [string];
    return { src, weight: cssWeight(weights), style: 'normal' as const, unicodeRange };
  });
  if (first === undefined) throw new FontError(`${typeface.name} has no letters`);
  return {
    cssVariable,
    name: typeface.name,
    provider: fontProviders.local(),
    options: { variants: [first, ...others] satisfies [object, ...object[]] },
    fallbacks: [...families, ...typeface.fallbacks],
    // Those of fallback-faces.ts fit bold text and Android too.
    optimizedFallbacks: false,
  };
}
