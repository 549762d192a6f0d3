import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { contentFiles, type Content } from '#content-model/content-schema.ts';
import { publishedContent } from '#content-model/published-content.ts';
import { divideMarkdown } from '#content-model/read-yaml-file.ts';
import { readText } from '#content-model/read-text.ts';
import { isLeftover } from '#content-model/is-leftover.ts';

/** A text of a content folder, and where it stands. */
export interface ContentText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Returns the values of the YAML fields and the paragraphs of the Markdown files, without comments and what is hidden.
 * Line ends, quotes and indentation make no difference.
 */
export function textsOf(folder: string, files: readonly string[]): readonly ContentText[] {
  return files.flatMap((file) => {
    const source = readText(join(folder, file));
    if (file.endsWith('.yaml')) return fieldsOf(file, source);
    const { head = '', body = source } = divideMarkdown(source) ?? {};
    const start = source.length - body.length;
    const paragraphs = Array.from(
      body.matchAll(/\S[^]*?(?=\s*\n\s*\n|\s*$)/g),
      ({ 0: text, index }) => ({
        ...{ file, text },
        line: lineAt(source, start + index),
      }),
    );
    // An empty line in place of the first ---, so that the others keep their numbers.
    return [...fieldsOf(file, `\n${head}`), ...paragraphs];
  });
}

/** Returns the YAML and Markdown files of a content folder, in order. */
export function textFiles(folder: string): readonly string[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !isLeftover(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Returns those that visitors see something of. */
export function shownFiles(folder: string, content: Content): readonly string[] {
  const { serviceArticles, extraArticles, extraPages, trades } = publishedContent(content);
  const shown = new Set<string>([
    ...Object.values(contentFiles),
    ...[...serviceArticles, ...extraArticles].map(({ id }) => `articles/${id}.md`),
    ...extraPages.map(({ id }) => `pages/${id}.md`),
    ...trades.map(({ id }) => `trades/${id}.md`),
  ]);
  return textFiles(folder).filter((file) => shown.has(file));
}

function fieldsOf(file: string, yaml: string): readonly ContentText[] {
  const found: ContentText[] = [];
  visit(parseDocument(yaml), {
    Map: (_, map) => (map.get('hidden') === true ? visit.SKIP : undefined),
    Scalar(role, { value, range }) {
      if (role === 'key' || typeof value !== 'string' || !range) return;
      found.push({ file, text: value, line: lineAt(yaml, range[0]) });
    },
  });
  return found;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
