import { readFileSync } from 'node:fs';

/**
 * Returns every setting of `.env.example` with an empty value. An empty variable overrides `.env` and
 * counts as not set, so a program started with these uses none of the owner's services.
 */
export function blankSettings(): Readonly<Record<string, string>> {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = Array.from(example.matchAll(/^#([A-Z_]+)=/gm), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, '']));
}
