import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { z } from 'zod';
import { fontPath } from '../contract/content/brand/brand-files.ts';
import { typefacesSchema, type Typeface } from '../contract/content/brand/typefaces-schema.ts';
import { contentFolder } from '../contract/content/content-folder.ts';
import { contentFiles } from '../contract/content/content-schema.ts';
import { readYamlFile } from '../contract/content/read-yaml-file.ts';

/**
 * Returns the typefaces of `content/brand.yaml` for Astro, which puts their files and styles into the
 * pages. None if they are wrong, which is reported when the content is read.
 */
export function brandFonts() {
  const { value } = readYamlFile(join(contentFolder, contentFiles.brand));
  const { data } = z.object({ typefaces: typefacesSchema }).safeParse(value);
  if (data === undefined) return [];
  const { display, text } = data.typefaces;
  return [font('--font-display', display), font('--font-text', text)];
}

function font(cssVariable: '--font-display' | '--font-text', { name, files, fallbacks }: Typeface) {
  const [first, ...others] = files.map(variant);
  if (first === undefined) throw new Error(`${name} has no files`);
  const variants: [Variant, ...Variant[]] = [first, ...others];
  const provider = fontProviders.local();
  return { provider, name, cssVariable, fallbacks: [...fallbacks], options: { variants } };
}

interface Variant {
  src: [string];
  weight: string | number;
  style: 'normal';
}

function variant({ file, weight }: Typeface['files'][number]): Variant {
  // A missing file has been reported when the content was read.
  return { src: [fontPath(contentFolder, file) ?? file], weight, style: 'normal' };
}
