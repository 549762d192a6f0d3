import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';

// Files with what visitors see, and with the text of the emails.
const sources =
  /^site\/.+\.(?:tsx|astro)$|^site\/page-meta\/.+\.ts$|^backend\/notifications\/(?:.+-email|webhook-format)\.ts$/;

test('what visitors and clients read stands in content/, not in code', async () => {
  const example = `const a = <p lang="en">Call <img alt="Shop" title={x} />{"It is late"}</p>`;
  expect(wordsIn(example)).toEqual(['Call', 'alt="Shop"', '"It is late"']);
  for (const folder of ['site', 'backend/notifications']) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.map((name) => join(folder, name))) {
      if (!sources.test(file) || file.includes('.test.')) continue;
      const source = await readFile(file, 'utf8');
      expect(wordsIn(file.endsWith('.astro') ? asTsx(source) : source), file).toEqual([]);
    }
  }
});

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
