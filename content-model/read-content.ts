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
import { fieldAt, textsIn } from './content-texts.ts';
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
  const names = Object.keys(contentSchema.shape);
  const files = new Map(names.map((name) => [name, readPart(folder, name)]));
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
  // Where the facts could not be read, a text that names some is too long or too short for no reason of its own.
  const own = found.filter(({ path }) => sources !== undefined || !namesFact(values, path));
  // A second problem of a field mostly follows from what the facts have left of its text.
  const byPlace = new Map<string, string>();
  for (const { path, message } of own.length > 0 ? own : found) {
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

function namesFact(values: object, path: readonly PropertyKey[]): boolean {
  // The facts themselves name no others.
  if (path[0] === 'agency') return false;
  let value: unknown = values;
  for (const key of path) value = value instanceof Object ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' && value.includes('{');
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

const amounts = { service: true, partOf: true, weeks: true, price: true } as const;

/** What the facts come from: of the plan only its amounts, since its texts name facts themselves. */
const factSources = z.object({
  agency: agencySchema,
  plan: z
    .object({ services: z.array(planSchema.shape.services.element.pick(amounts).loose()) })
    .optional(),
  services: z.array(z.object({ link: z.string(), hidden: z.boolean().optional() })),
});

/** Returns where a field of a content folder is, for messages: `content/team.yaml:11: "Sam Ito": image`. */
export function placeInContent(folder: string, [name = '', ...path]: readonly string[]): string {
  return readPart(folder, name).placeOf(path);
}

/** Reads a part of the content: a YAML file, or the fields of Markdown files as a list. */
function readPart(folder: string, name: string): YamlFile {
  const file = yamlFiles[name];
  if (file === undefined) return readMarkdownPart(folder, name);
  const path = join(folder, file);
  const read = readYamlFile(path);
  if (existsSync(path)) return read;
  const { isOptional, schema } = fieldAt(contentSchema, [name]) ?? {};
  if (isOptional === true) return { ...read, problems: [] };
  if (!(schema instanceof z.ZodObject && 'hidden' in schema.shape)) return read;
  const remedy = 'To take its page off the site, put it back and set hidden: true';
  return { ...read, problems: read.problems.map((problem) => `${problem}. ${remedy}`) };
}

const yamlFiles: Readonly<Record<string, string>> = contentFiles;
const markdownFolders: Readonly<Record<string, MarkdownPart>> = markdownContent;

function readMarkdownPart(folder: string, name: string): YamlFile {
  const part = markdownFolders[name] ?? 'pages';
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
