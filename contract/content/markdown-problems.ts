import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { articleSchema } from './article-schema.ts';
import { shownPages } from './content-problems.ts';
import type { Content } from './content-schema.ts';
import { divideMarkdown } from './markdown-file.ts';
import { publishedContent } from './published-content.ts';
import { readMarkdownFields } from './read-yaml-file.ts';
import { textFacts, unknownFact, type TextFacts } from './text-facts.ts';

/**
 * Returns what is wrong with the articles and the extra pages that are shown: missing files and fields,
 * links and pictures that lead nowhere, and unknown facts. A line each: file, line, remedy.
 */
export function markdownProblems(folder: string, content: Content): readonly string[] {
  const { extraPages, services } = publishedContent(content);
  const articles = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  const pages = shownPages(content);
  const facts = textFacts(content.agency);
  return [
    ...articles.flatMap(({ title, link }) => {
      const file = join(folder, 'articles', `${link}.md`);
      if (existsSync(file)) {
        return [
          ...fieldProblems(file),
          ...textProblems(file, pages),
          ...factProblems(file, readFileSync(file, 'utf8'), facts),
        ];
      }
      return `${relative('', file)}: this file is missing. Write it, or set hideBlogPost: true for "${title}"`;
    }),
    ...extraPages.flatMap(({ name }) => {
      const file = join(folder, 'pages', `${name}.md`);
      // The facts in their fields are checked with the YAML files.
      const body = divideMarkdown(readFileSync(file, 'utf8'))?.body ?? '';
      return [...textProblems(file, pages), ...factProblems(file, body, facts)];
    }),
  ];
}

function fieldProblems(file: string): readonly string[] {
  const { value, problems, placeOf } = readMarkdownFields(file);
  if (problems.length > 0) return problems;
  return (fileSchema.safeParse(value).error?.issues ?? []).map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path.map(String), ...unknown];
    return `${placeOf(path)}: ${path.join('.')}: ${issue.message}`;
  });
}

/** The name comes from the file. */
const fileSchema = articleSchema.extend({ name: z.string() });

function textProblems(file: string, pages: readonly string[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 1: target = '' }) => ({
      target,
      place: `${relative('', file)}:${text.slice(0, index).split('\n').length}`,
    }));
  return [
    ...found(pageLink)
      .filter(({ target }) => !pages.includes(target))
      .map(
        ({ target, place }) =>
          `${place}: there is no page ${target}; the pages are ${pages.join(', ')}`,
      ),
    ...found(picture)
      .filter(({ target }) => !existsSync(join(dirname(file), target)))
      .map(({ target, place }) => `${place}: there is no picture ${target}`),
  ];
}

/** What is wrong with the names in braces of the last part of a file. */
function factProblems(file: string, part: string, facts: TextFacts): readonly string[] {
  const lines = part.split('\n');
  const before = readFileSync(file, 'utf8').split('\n').length - lines.length;
  return lines.flatMap((line, index) => {
    const fact = unknownFact(line, facts);
    if (fact === undefined) return [];
    const known = Object.keys(facts).join(', ');
    return `${relative('', file)}:${before + index + 1}: there is no fact ${fact}; the facts are ${known}`;
  });
}

/** A link to a page of the site, not to a file such as `/feed.xml`. */
const pageLink = /\]\((\/[^)\s#?.]*)(?=[)\s#?])/g;
const picture = /!\[[^\]]*\]\((\.[^)\s]*)/g;
