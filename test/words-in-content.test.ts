import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
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
  return visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true));
}

function visit(node: ts.Node): readonly string[] {
  // Errors are for engineers.
  if (ts.isThrowStatement(node)) return [];
  if (ts.isJsxAttribute(node) && /^(?:class|data-)/.test(node.name.getText())) return [];
  return isWords(node) ? [node.getText().trim()] : node.getChildren().flatMap(visit);
}

/** Text between tags, a label of an element, or a literal with three words. */
function isWords(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text);
  if (ts.isJsxAttribute(node))
    return /^(?:alt|title|label|aria-label)="\p{L}/u.test(node.getText());
  const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  return isLiteral && /\p{L}[,.]? \p{Ll}+ \p{L}/u.test(node.getText().replaceAll(/<[^>]*>/g, ''));
}

/** The script and the tags of an Astro file. */
function asTsx(source: string): string {
  const [, script = '', ...tags] = source.split(/^---$/m);
  const noTags = /<!doctype html>|<(?<tag>script|style)\b[^>]*(?<!\/)>[^]*?<\/\k<tag>>/g;
  return `${script}; <>${tags.join('').replaceAll(noTags, '')}</>`;
}
