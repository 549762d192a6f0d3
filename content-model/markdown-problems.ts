import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import type { Agency } from './agency-schema.ts';
import { articleDays, articleSchema } from './article-schema.ts';
import type { ContentProblem } from './content-problems.ts';
import type { Content } from './content-schema.ts';
import { describeIssues, forOwners } from './describe-issues.ts';
import { didYouMean } from './did-you-mean.ts';
import { markdownFiles } from './markdown-files.ts';
import { markdownPicture } from './markdown-picture.ts';
import { fillTexts, noSuchFact, textFacts, type TextFacts } from './text-facts.ts';
import { pictureName, pictureNameProblem } from './picture-schema.ts';
import { pageAddresses, publishedContent } from './published-content.ts';
import { readText } from './read-text.ts';
import { divideMarkdown, readMarkdownFields, type YamlFile } from './read-yaml-file.ts';

/**
 * Returns what is wrong with the articles and the extra pages that are shown: missing files and fields,
 * links and pictures that lead nowhere, and unknown facts. A line each: file, line, remedy.
 */
export function markdownProblems(folder: string, content: Content): readonly string[] {
  const { extraPages, services } = publishedContent(content);
  const articles = services.filter(({ hideBlogPost }) => hideBlogPost !== true);
  const pages = pageAddresses(content);
  const facts = textFacts(content.agency);
  const pathOf = (link: string) => join(folder, 'articles', `${link}.md`);
  const shown = articles.map(({ link }) => pathOf(link));
  return [
    // Astro reads the others too.
    ...markdownFiles(folder, 'articles')
      .filter((file) => !shown.includes(file))
      .flatMap((file) => readMarkdownFields(file).problems),
    ...articles.flatMap(({ title, link }) => {
      const file = pathOf(link);
      return existsSync(file)
        ? articleProblems(file, content.agency, pages, facts)
        : `${relative('', file)}: this file is missing. Write it, or set hideBlogPost: true for "${title}"`;
    }),
    // Their fields are checked with the YAML files.
    ...extraPages.flatMap(({ name }) =>
      textProblems(join(folder, 'pages', `${name}.md`), pages, facts),
    ),
  ];
}

function articleProblems(
  file: string,
  agency: Agency,
  pages: readonly string[],
  facts: TextFacts,
): readonly string[] {
  const fields = readMarkdownFields(file);
  return fields.problems.length > 0
    ? fields.problems
    : [...fieldProblems(fields, agency, facts), ...textProblems(file, pages, facts)];
}

/** What is wrong with the fields of an article as they are, or else with the facts filled in. */
function fieldProblems(
  { value, placeOf }: YamlFile,
  agency: Agency,
  facts: TextFacts,
): readonly string[] {
  const filled = fillTexts(value, facts);
  const issuesOf = (fields: unknown) =>
    describeIssues(fileSchema, fileSchema.safeParse(fields, forOwners));
  const inFilled = issuesOf(filled.value).map(({ path, message }) => ({
    path,
    message: `with its facts filled in, it ${message}`,
  }));
  const all = [issuesOf(value), filled.problems, inFilled, futureDays(value, agency)];
  const first = all.find((some) => some.length > 0) ?? [];
  return first.map(({ path, message }) => `${placeOf(path)}: ${message}`);
}

/** The name comes from the file. */
const fileSchema = articleSchema.safeExtend({ name: z.string() });

/** The days that have not begun where the agency is. The sample must also build where the clock is wrong. */
function futureDays(fields: unknown, { sample, timeZone }: Agency): readonly ContentProblem[] {
  const days = articleDays.safeParse(fields).data;
  if (days === undefined || sample) return [];
  // As articles write it: 2026-11-21.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  return Object.entries(days)
    .filter(([, day]) => day !== undefined && day.toISOString().slice(0, 10) > today)
    .map(([name]) => ({ path: [name], message: `is in the future: today is ${today}` }));
}

/** What is wrong with the links, pictures and names in braces of the text under the fields. */
function textProblems(file: string, pages: readonly string[], facts: TextFacts): readonly string[] {
  const text = readText(file);
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
/** A picture of the content folder, also with spaces in its name and not the < and > that they need. */
const picture = /!\[[^\]]*\]\((?!<?\w+:)(<[^>\n]*>|(?:[^()">]|\([^()">]*\))*[^()">\s])/g;

/** Whether there is such a file is checked with those of other texts. */
function pictureProblem(target: string): string | undefined {
  const name = markdownPicture(target) ?? basename(target);
  if (!pictureName.test(name)) return `the picture ${target} ${pictureNameProblem(name)}`;
  if (!/^<?\.\.\/images\//.test(target))
    return `the picture ${target} is searched for in images/ only: write ../images/${name}`;
  return /^[^<].*\s/.test(target)
    ? `the picture ${target} has a space in its name, which needs < and >: write (<${target}>)`
    : undefined;
}
