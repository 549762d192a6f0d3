import { readFileSync } from 'node:fs';

/**
 * Every setting of `.env.example`, set to nothing. A variable that is blank goes before the file `.env` and
 * counts as none: a program that is started with these acts on no service of the owner's.
 */
export function blankSettings(): Readonly<Record<string, string>> {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const names = Array.from(example.matchAll(/^#([A-Z_]+)=/gm), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, '']));
}
