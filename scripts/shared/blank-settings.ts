import { readFileSync } from 'node:fs';
import process from 'node:process';
import { contentFolder } from '#content-model/content-folder.ts';

/**
 * Returns every setting of `.env.example` with an empty value. An empty variable overrides `.env` and
 * counts as not set, so a program started with these uses none of the owner's services.
 */
export function blankSettings(): Readonly<Record<string, string>> {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = Array.from(example.matchAll(/^#([A-Z_]+)=/gm), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Leaves out the settings of this copy from here on, but not its content. */
export function useBlankSettings(): void {
  Object.assign(process.env, blankSettings(), { CONTENT_DIR: contentFolder });
}
