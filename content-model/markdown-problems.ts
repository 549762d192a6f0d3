import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { articleSchema } from './article-schema.ts';
import type { Content } from './content-schema.ts';
import { describeIssues, forOwners } from './describe-issues.ts';
import { didYouMean } from './did-you-mean.ts';
import { fillTexts, noSuchFact, textFacts, type TextFacts } from './text-facts.ts';
import { pictureName, pictureNameProblem } from './picture-schema.ts';
import { pageAddresses, publishedContent } from './published-content.ts';
import { divideMarkdown, readMarkdownFields } from './read-yaml-file.ts';

/**
 * Returns what is wrong with the articles and the extra pages that are shown: missing files and fields,
 * links and pictures that lead nowhere, and unknown facts. A line each: file, line, remedy.
 */
export function markdownProblems(folder: string, content: Content): readonly string[] {
  const { extraPages, services } = publishedContent(content);
  const articles = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  const pages = pageAddresses(content);
  const facts = textFacts(content.agency);
  return [
    ...articles.flatMap(({ title, link }) => {
      const file = join(folder, 'articles', `${link}.md`);
      return existsSync(file)
        ? [...fieldProblems(file, facts), ...textProblems(file, pages, facts)]
        : `${relative('', file)}: this file is missing. Write it, or set hideBlogPost: true for "${title}"`;
    }),
    // Their fields are checked with the YAML files.
    ...extraPages.flatMap(({ name }) =>
      textProblems(join(folder, 'pages', `${name}.md`), pages, facts),
    ),
  ];
}

/** What is wrong with the fields of an article as they are, or else with the facts filled in. */
function fieldProblems(file: string, facts: TextFacts): readonly string[] {
  const { value, problems, placeOf } = readMarkdownFields(file);
  if (problems.length > 0) return problems;
  const filled = fillTexts(value, facts);
  const issuesOf = (fields: unknown) =>
    describeIssues(fileSchema, fileSchema.safeParse(fields, forOwners));
  const inFilled = issuesOf(filled.value).map(({ path, message }) => ({
    path,
    message: `with its facts filled in, it ${message}`,
  }));
  const all = [issuesOf(value), filled.problems, inFilled];
  const first = all.find((some) => some.length > 0) ?? [];
  return first.map(({ path, message }) => `${placeOf(path)}: ${message}`);
}

/** The name comes from the file. */
const fileSchema = articleSchema.extend({ name: z.string() });

/** What is wrong with the links, pictures and names in braces of the text under the fields. */
function textProblems(file: string, pages: readonly string[], facts: TextFacts): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const body = divideMarkdown(text)?.body ?? '';
  const found = (pattern: RegExp, problemOf: (target: string) => string | undefined) =>
    [...body.matchAll(pattern)].flatMap(({ index, 1: target = '' }) => {
      const line = text.slice(0, text.length - body.length + index).split('\n').length;
      const problem = problemOf(target);
      return problem === undefined ? [] : [`${relative('', file)}:${line}: ${problem}`];
    });
  return [
    ...found(pageLink, (target) =>
      pages.includes(target)
        ? undefined
        : `there is no page ${target}${didYouMean(target, pages, 'the pages are')}`,
    ),
    ...found(picture, pictureProblem),
    ...found(/\{(\w+)\}/g, (name) =>
      Object.hasOwn(facts, name) ? undefined : noSuchFact(`{${name}}`, facts),
    ),
  ];
}

/** A link to a page of the site, not to a file such as `/feed.xml`. */
const pageLink = /\]\((\/[^)\s#?.]*)(?=[)\s#?])/g;
/** A picture of the content folder, with the spaces that its name may have but a picture in Markdown may not. */
const picture = /!\[[^\]]*\]\(<?(?!\w+:)([^)">]*[^)">\s])/g;

/** Whether there is such a file is checked with those of other texts. */
function pictureProblem(target: string): string | undefined {
  const name = basename(target);
  if (!pictureName.test(name)) return `the picture ${target} ${pictureNameProblem(name)}`;
  return target === `../images/${name}`
    ? undefined
    : `the picture ${target} is searched for in images/ only: write ../images/${name}`;
}
