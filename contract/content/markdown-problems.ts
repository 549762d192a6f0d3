import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { articleSchema } from './article-schema.ts';
import { pageAddresses } from './content-problems.ts';
import type { Content } from './content-schema.ts';
import { describeIssues, forOwners } from './describe-issues.ts';
import { didYouMean } from './did-you-mean.ts';
import { fillTexts } from './fill-texts.ts';
import { pictureName, pictureNameProblem, similarFile } from './picture-name.ts';
import { publishedContent } from './published-content.ts';
import { divideMarkdown, readMarkdownFields } from './read-yaml-file.ts';
import { noSuchFact, textFacts, unknownFact, type TextFacts } from './text-facts.ts';

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
      if (existsSync(file)) {
        return [
          ...fieldProblems(file, facts),
          ...textProblems(file, pages),
          ...factProblems(file, facts),
        ];
      }
      return `${relative('', file)}: this file is missing. Write it, or set hideBlogPost: true for "${title}"`;
    }),
    ...extraPages.flatMap(({ name }) => {
      const file = join(folder, 'pages', `${name}.md`);
      // Their fields are checked with the YAML files.
      return [...textProblems(file, pages), ...factProblems(file, facts)];
    }),
  ];
}

/** What is wrong with the fields of an article as they are, or else with the facts filled in. */
function fieldProblems(file: string, facts: TextFacts): readonly string[] {
  const { value, problems, placeOf } = readMarkdownFields(file);
  if (problems.length > 0) return problems;
  const filled = fillTexts(value, facts);
  const issuesOf = (fields: unknown) =>
    describeIssues(fileSchema, fileSchema.safeParse(fields, forOwners));
  const found = [
    issuesOf(value),
    filled.problems,
    issuesOf(filled.value).map(({ path, message }) => ({
      path,
      message: `with its facts filled in, it ${message}`,
    })),
  ];
  const first = found.find((some) => some.length > 0) ?? [];
  return first.map(({ path, message }) => `${placeOf(path)}: ${message}`);
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
          `${place}: there is no page ${target}${didYouMean(target, pages, 'the pages are')}`,
      ),
    ...found(picture).flatMap(({ target, place }) => {
      const problem = pictureProblem(file, target);
      return problem === undefined ? [] : [`${place}: ${problem}`];
    }),
  ];
}

/** What is wrong with the names in braces of the text under the fields. */
function factProblems(file: string, facts: TextFacts): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const lines = (divideMarkdown(text)?.body ?? '').split('\n');
  const before = text.split('\n').length - lines.length;
  return lines.flatMap((line, index) => {
    const fact = unknownFact(line, facts);
    if (fact === undefined) return [];
    return `${relative('', file)}:${before + index + 1}: ${noSuchFact(fact, facts)}`;
  });
}

/** A link to a page of the site, not to a file such as `/feed.xml`. */
const pageLink = /\]\((\/[^)\s#?.]*)(?=[)\s#?])/g;
/** A picture of the content folder, with the spaces that its name may have but a picture in Markdown may not. */
const picture = /!\[[^\]]*\]\(<?(?!\w+:)([^)">]*[^)">\s])/g;

function pictureProblem(file: string, target: string): string | undefined {
  const name = basename(target);
  if (!pictureName.test(name)) return `the picture ${target} ${pictureNameProblem(name)}`;
  if (target !== `../images/${name}`) {
    return `the picture ${target} is searched for in images/ only: write ../images/${name}`;
  }
  const images = join(dirname(file), '../images');
  const files = existsSync(images) ? readdirSync(images) : [];
  return files.includes(name)
    ? undefined
    : `there is no picture ${target}${similarFile(name, files)}`;
}
