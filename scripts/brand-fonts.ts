import { fontProviders } from 'astro/config';
import { fontPath } from '../contract/content/brand/brand-files.ts';
import type { Typeface } from '../contract/content/brand/typefaces-schema.ts';
import { contentFolder } from '../contract/content/content-folder.ts';

/** Returns the settings of a typeface for Astro, which puts its files and styles into the pages. */
export function brandFont<Variable extends `--${string}`>(
  cssVariable: Variable,
  { name, files, fallbacks }: Typeface,
) {
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
