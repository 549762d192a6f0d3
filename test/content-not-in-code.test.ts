import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';

const sources = await sourcesIn('site', 'backend');

test('what visitors and clients read stands in content/, not in code', () => {
  const example = `const a = <p lang="en">Call <img alt="Shop" title={x} />{"It is late"}</p>`;
  expect(wordsIn(example)).toEqual(['Call', 'alt="Shop"', '"It is late"']);
  for (const { file, text } of sources.filter(({ file }) => isRead.test(file))) {
    expect(wordsIn(file.endsWith('.astro') ? asTsx(text) : text), file).toEqual([]);
  }
});

test('the agency’s name, number and mailbox stand in its content, and nowhere in the code of the site', () => {
  expect(holdsFact(`Call ${agency.name}`)).toBe(true);
  expect(holdsFact(`tel:${agency.phone.international}`)).toBe(true);
  const inSite = sources.filter(({ file }) => file.startsWith('site/'));
  expect(inSite.length).toBeGreaterThan(100);
  expect(inSite.filter(({ text }) => holdsFact(text)).map(({ file }) => file)).toEqual([]);
});

test('colors stand in content/brand.yaml, and nowhere in the code of the site and the backend', () => {
  expect(rawColors('a { color: #0e2f28 } b { color: rgb(14 47 40 / 50%) }')).toHaveLength(2);
  expect(rawColors("import x from '#backend/x.ts'; a { color: #000 } <a href='#faq'>")).toEqual([]);
  for (const { file, text } of sources) expect(rawColors(text), file).toEqual([]);
});

/** Files with what visitors see, and with the text of the emails. */
const isRead =
  /^site\/.+\.(?:tsx|astro)$|^site\/page-meta\/.+\.ts$|^backend\/notifications\/(?:.+-email|webhook-format)\.ts$/;

async function sourcesIn(...folders: readonly string[]) {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = names.flat().filter((file) => /(?<!\.test)\.(?:tsx?|astro|css|svg)$/.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

function holdsFact(text: string): boolean {
  const digits = agency.phone.display.replace(/\D/g, '');
  // A name may be a part of an identifier, such as Beacon of sendBeacon.
  const isIn = (fact: string) => new RegExp(`(?<!\\w)${RegExp.escape(fact)}(?!\\w)`).test(text);
  return [agency.name, agency.email].some(isIn) || text.replace(/[\s().-]/g, '').includes(digits);
}

/** Black and white are allowed: they mask and print. */
function rawColors(source: string): readonly string[] {
  const colors =
    source.match(
      /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
    ) ?? [];
  return colors.filter((color) => !/^#(?:0{3,8}|f{3,8})$/i.test(color));
}

function wordsIn(source: string): readonly string[] {
  return visit(parseSync('x.tsx', source).program, source);
}

function visit(part: unknown, source: string): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((each) => visit(each, source));
  // Errors are for engineers.
  if (!isNode(part) || part.type === 'ThrowStatement') return [];
  const text = source.slice(part.start, part.end).trim();
  if (part.type === 'JSXAttribute' && /^(?:class|data-)/.test(text)) return [];
  if (isWords(part.type, text)) return [text];
  return Object.values(part).flatMap((each) => visit(each, source));
}

function isNode(part: unknown): part is ESTree.Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** Text between tags, a label of an element, or a literal with three words. */
function isWords(type: ESTree.Node['type'], text: string): boolean {
  if (type === 'JSXText') return /\p{L}/u.test(text);
  if (type === 'JSXAttribute') return /^(?:alt|title|label|aria-label)="\p{L}/u.test(text);
  const isLiteral = type === 'TemplateElement' || (type === 'Literal' && /^['"]/.test(text));
  return isLiteral && /\p{L}[,.]? \p{Ll}+ \p{L}/u.test(text.replaceAll(/<[^>]*>/g, ''));
}

/** The script and the tags of an Astro file. */
function asTsx(source: string): string {
  const [, script = '', ...tags] = source.split(/^---$/m);
  const noTags = /<!doctype html>|<(?<tag>script|style)\b[^>]*(?<!\/)>[^]*?<\/\k<tag>>/g;
  return `${script}; <>${tags.join('').replaceAll(noTags, '')}</>`;
}
