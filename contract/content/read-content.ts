import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { agencySchema } from './agency-schema.ts';
import { brandFileProblems } from './brand/brand-files.ts';
import { contentProblems } from './content-problems.ts';
import { contentFiles, contentSchema, type Content } from './content-schema.ts';
import { describeIssues, forOwners } from './describe-issues.ts';
import { markdownProblems } from './markdown-problems.ts';
import { readMarkdownFields, readYamlFile, type YamlFile } from './read-yaml-file.ts';
import { schemaAt } from './schema-at.ts';
import { fillFacts, noSuchFact, textFacts, type TextFacts } from './text-facts.ts';
import { slotsOf } from './text-schema.ts';

/** Content that is missing or wrong. The message has a line for every problem: file, line, field, remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads the YAML files of a content folder. Throws {@link ContentError}. */
export function readContent(folder: string): Content {
  if (!existsSync(folder)) throw new ContentError(`CONTENT_DIR: there is no folder ${folder}`);
  const files = new Map([
    ...Object.entries(contentFiles).map(
      ([name, file]) => [name, readYamlFile(join(folder, file))] as const,
    ),
    ['extraPages', readExtraPages(folder)],
  ]);
  const broken = [...files.values()].flatMap((file) => file.problems);
  if (broken.length > 0) throw new ContentError(broken.join('\n'));
  const facts = factsOf(files.get('agency')?.value);
  const problems: string[] = [];
  const values = [...files].map(([name, file]) => {
    // The facts themselves name no others.
    const fill = (text: string) => (name === 'agency' ? text : fillFacts(text, facts));
    forEachText(file.value, (text, path) => {
      const problem = textProblem(text, fill(text), slotsOf(schemaAt([name, ...path])), facts);
      if (problem === undefined) return;
      problems.push(`${file.placeOf(path)}: ${problem}`);
    });
    return [name, mapTexts(file.value, fill)];
  });
  const parsed = contentSchema.safeParse(Object.fromEntries(values), forOwners);
  const found = parsed.success
    ? [...contentProblems(parsed.data), ...brandFileProblems(folder, parsed.data.brand)]
    : describeIssues(contentSchema, parsed);
  for (const { path, message } of found) {
    const [name = '', ...field] = path;
    problems.push(`${files.get(name)?.placeOf(field) ?? name}: ${message}`);
  }
  if (parsed.success) problems.push(...markdownProblems(folder, parsed.data));
  if (!parsed.success || problems.length > 0) throw new ContentError(problems.join('\n'));
  return parsed.data;
}

/** Returns where a field of a content folder is, for messages: `content/team.yaml:11: "Sam Ito": image`. */
export function placeInContent(folder: string, [name, ...path]: readonly string[]): string {
  const file = Object.entries(contentFiles).find(([part]) => part === name)?.[1];
  const read = file === undefined ? readExtraPages(folder) : readYamlFile(join(folder, file));
  return read.placeOf(path);
}

/** The facts that can stand in any text. None if they are wrong. */
function factsOf(agency: unknown): TextFacts {
  const { success, data } = agencySchema.safeParse(agency);
  return success ? textFacts(data) : {};
}

/** Returns the value with every text in it changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
  );
}

/** Calls `visit` with every text in a value, and where it is. */
function forEachText(
  value: unknown,
  visit: (text: string, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  if (typeof value === 'string') visit(value, path);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) forEachText(entry, visit, [...path, key]);
  }
}

/** What is wrong with the names in braces of a text, and with what is left of it once the facts are filled in. */
function textProblem(
  text: string,
  filled: string,
  slots: readonly string[],
  facts: TextFacts,
): string | undefined {
  if (filled === '' && text !== '')
    return 'a copy that is a sample or a demonstration has no sentence with {answersWithin}. Add one without it';
  const missing = slots.map((slot) => `{${slot}}`).filter((slot) => !filled.includes(slot));
  if (missing.some((slot) => text.includes(slot)))
    return `${missing.join(' and ')} must stand in another sentence than {answersWithin}, which is left out of a sample or a demonstration`;
  if (missing.length > 0) return `must contain ${missing.join(' and ')}`;
  const braces: readonly string[] = filled.match(/\{[^{}]*\}?|\}/g) ?? [];
  const unknown = braces.find((brace) => !slots.includes(brace.slice(1, -1)));
  if (unknown === undefined || Object.keys(facts).length === 0) return undefined;
  // Only there they are not filled in.
  return Object.hasOwn(facts, unknown.slice(1, -1))
    ? `${unknown} is a fact, and agency.yaml itself has none`
    : noSuchFact(unknown, facts);
}

/** Returns the files of the extra pages in a content folder. */
export function extraPageFiles(folder: string): readonly string[] {
  const pages = join(folder, 'pages');
  return (existsSync(pages) ? readdirSync(pages) : [])
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => join(pages, file));
}

/** The fields of all extra pages, as one list. */
function readExtraPages(folder: string): YamlFile {
  const files = extraPageFiles(folder).map((path) => readMarkdownFields(path));
  return {
    value: files.map(({ value }) => value),
    problems: files.flatMap(({ problems }) => problems),
    placeOf: ([index, ...field]) => files[Number(index)]?.placeOf(field) ?? 'pages',
  };
}
