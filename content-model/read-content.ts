import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { agencySchema } from './schemas/agency-schema.ts';
import { contentFolder } from './content-folder.ts';
import { contentProblems, type ContentProblem } from './problems/content-problems.ts';
import {
  contentFiles,
  contentSchema,
  markdownContent,
  type Content,
} from './schemas/content-schema.ts';
import { describeIssues, forOwners } from './problems/describe-issues.ts';
import { downloadAddress } from './download-address.ts';
import { downloadNames, downloadProblems } from './download-files.ts';
import { markdownFiles, type MarkdownPart } from './markdown/markdown-files.ts';
import { factProblem, fillFacts, textFacts, type TextFacts } from './text-facts.ts';
import { markdownProblems } from './problems/markdown-problems.ts';
import { planSchema } from './schemas/plan-schema.ts';
import { readMarkdownFields, readYamlFile, type YamlFile } from './read-yaml-file.ts';
import { textsIn } from './content-texts.ts';
import { StartError } from './problems/start-error.ts';
import { unreadFileProblems } from './problems/unread-files.ts';

/**
 * Reads the YAML files and the extra pages and articles of a content folder. Throws the file system's errors, and a
 * {@link StartError} with a sentence for every problem: file, line, field, remedy.
 */
export function readContent(folder = contentFolder): Content {
  const place = statSync(folder, { throwIfNoEntry: false });
  if (place?.isDirectory() === true) return readFolder(folder);
  const hint = /(?:^|[/\\])~/.test(folder)
    ? '. Only a shell knows ~: write the whole path, such as /home/me/content'
    : '';
  throw new StartError([`CONTENT_DIR: there is no folder ${folder}${hint}`]);
}

function readFolder(folder: string): Content {
  const files = new Map([
    ...Object.entries(contentFiles).map(
      ([name, file]) => [name, readPart(name, join(folder, file))] as const,
    ),
    ...Object.entries(markdownContent).map(
      ([name, part]) => [name, readMarkdownPart(folder, name, part)] as const,
    ),
  ]);
  const broken = [...files.values()].flatMap((file) => file.problems);
  const unread = unreadFileProblems(folder);
  if (broken.length > 0) throw new StartError([...broken, ...unread]);
  // If they are wrong, that is reported below.
  const values = structuredClone(
    Object.fromEntries([...files].map(([name, { value }]) => [name, value])),
  );
  const { data: sources } = factSources.safeParse(values);
  const found = sources ? [...fillTexts(values, textFacts(sources))] : [];
  const parsed = contentSchema.safeParse(values, forOwners);
  found.push(
    ...(parsed.success
      ? contentProblems(parsed.data, downloadNames(folder).map(downloadAddress))
      : describeIssues(contentSchema, parsed)),
  );
  // A second problem of a field mostly follows from what the facts have left of its text.
  const byPlace = new Map<string, string>();
  for (const { path, message } of found) {
    const [name = '', ...field] = path;
    const place = files.get(name)?.placeOf(field) ?? name;
    if (!byPlace.has(place)) byPlace.set(place, message);
  }
  const problems = [
    ...unread,
    ...Array.from(byPlace, ([place, message]) => `${place}: ${message}`),
    ...downloadProblems(folder),
  ];
  if (parsed.success) problems.push(...markdownProblems(folder, parsed.data));
  if (!parsed.success || problems.length > 0) throw new StartError(problems);
  return parsed.data;
}

/** Fills the facts into the texts that were read. Returns what is wrong with their names in braces. */
function fillTexts(values: object, facts: TextFacts): readonly ContentProblem[] {
  return textsIn(values).flatMap(({ path, text, entry, slots = [], isOptional }) => {
    // The facts themselves name no others.
    const known = path[0] === 'agency' ? {} : facts;
    const filled = fillFacts(text, known);
    const isLeftOut = isOptional && filled === '' && text !== '';
    Reflect.set(entry, path.at(-1) ?? '', isLeftOut ? undefined : filled);
    const message = isLeftOut ? undefined : factProblem(text, filled, slots, known);
    return message === undefined ? [] : [{ path, message }];
  });
}

const factSources = z.object({
  agency: agencySchema,
  plan: planSchema.optional(),
  services: z.array(z.object({ link: z.string(), hidden: z.boolean().optional() })),
});

/** An optional file that is not there has no value. */
function readPart(name: string, path: string): YamlFile {
  const file = readYamlFile(path);
  if (existsSync(path)) return file;
  if (optionalParts.has(name)) return { ...file, problems: [] };
  const schema: unknown = Reflect.get(contentSchema.shape, name);
  if (!(schema instanceof z.ZodObject && 'hidden' in schema.shape)) return file;
  const remedy = 'To take its page off the site, put it back and set hidden: true';
  return { ...file, problems: file.problems.map((problem) => `${problem}. ${remedy}`) };
}

const optionalParts: ReadonlySet<string> = new Set(
  Object.entries(contentSchema.shape)
    .filter(([, schema]) => schema instanceof z.ZodOptional)
    .map(([name]) => name),
);

/** Returns where a field of a content folder is, for messages: `content/team.yaml:11: "Sam Ito": image`. */
export function placeInContent(folder: string, [name = '', ...path]: readonly string[]): string {
  const file = Object.entries(contentFiles).find(([part]) => part === name)?.[1];
  if (file !== undefined) return readYamlFile(join(folder, file)).placeOf(path);
  const [, part = 'pages'] = Object.entries(markdownContent).find(([each]) => each === name) ?? [];
  return readMarkdownPart(folder, name, part).placeOf(path);
}

/** The fields of the Markdown files of a part of the content, as one list. */
function readMarkdownPart(folder: string, name: string, part: MarkdownPart): YamlFile {
  const paths =
    part === 'articles'
      ? articleFiles(folder, name === 'serviceArticles')
      : markdownFiles(folder, part);
  const files = paths.map((path) => readMarkdownFields(path));
  return {
    value: files.map(({ value }) => value),
    problems: files.flatMap(({ problems }) => problems),
    placeOf: ([index, ...field]) => files[Number(index)]?.placeOf(field) ?? part,
  };
}

/** The articles of services, or those with a heading of their own, which no service has. */
function articleFiles(folder: string, areOfServices: boolean): readonly string[] {
  const services = linkedServices(folder);
  return markdownFiles(folder, 'articles').filter((file) => {
    const service = services.find(({ link }) => link === basename(file, '.md'));
    if (service !== undefined) return areOfServices && service.hideBlogPost !== true;
    return !areOfServices && hasHeading.safeParse(readMarkdownFields(file).value).success;
  });
}

/** Returns the services as far as articles need them, whatever else is wrong with the content. */
export function linkedServices(folder: string) {
  const { value } = readYamlFile(join(folder, contentFiles.services));
  return serviceList.safeParse(value).data ?? [];
}

const serviceList = z.array(z.object({ link: z.string(), hideBlogPost: z.boolean().optional() }));
const hasHeading = z.object({ heading: z.unknown() });
