import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { agencySchema } from './agency-schema.ts';
import { brandFileProblems } from './brand/brand-files.ts';
import { contentFiles, contentSchema, type Content } from './content-schema.ts';
import { slotsOf } from './text-schema.ts';

/** Content that is missing or wrong. The message has a line for every problem: file, line, field, remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads the YAML files of a content folder. Throws {@link ContentError}. */
export function readContent(folder: string): Content {
  if (!existsSync(folder)) throw new ContentError(`CONTENT_DIR: there is no folder ${folder}`);
  const files = new Map(
    Object.entries(contentFiles).map(([name, file]) => [name, readYaml(join(folder, file))]),
  );
  const broken = [...files.values()].flatMap((file) => file.problems);
  if (broken.length > 0) throw new ContentError(broken.join('\n'));
  const facts = textFacts(files.get('agency')?.value);
  const problems: string[] = [];
  const values = [...files].map(([name, file]) => {
    // The facts themselves name no others.
    const filled = name === 'agency' ? file.value : fillFacts(file.value, facts);
    forEachText(filled, (text, path) => {
      const problem = slotProblem(text, slotsOf(schemaAt([name, ...path])), facts);
      if (problem === undefined) return;
      problems.push(`${file.placeOf(path)}: ${path.join('.')}: ${problem}`);
    });
    return [name, filled];
  });
  const parsed = contentSchema.safeParse(Object.fromEntries(values), { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) {
    const [name = '', ...path] = issue.path.map(String);
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const place = files.get(name)?.placeOf([...path, ...unknown]) ?? name;
    problems.push(`${place}: ${describeIssue(issue, path)}`);
  }
  if (parsed.success) {
    for (const { path, message } of brandFileProblems(folder, parsed.data.brand)) {
      problems.push(`${files.get('brand')?.placeOf(path)}: ${path.join('.')}: ${message}`);
    }
  }
  if (!parsed.success || problems.length > 0) throw new ContentError(problems.join('\n'));
  return parsed.data;
}

type Facts = ReadonlyMap<string, string>;

/** The facts that can stand in any text, as in `A small agency in {city}`. None if they are wrong. */
function textFacts(agency: unknown): Facts {
  const { success, data } = agencySchema.safeParse(agency);
  if (!success) return new Map();
  return new Map([
    ['name', data.name],
    ['area', data.area],
    ['city', data.address.locality],
    ['state', data.address.region],
    ['phone', data.phone.display],
    ['email', data.email],
    ['hours', data.hours.sentence],
    ['shortHours', data.hours.short],
    ['shortestHours', data.hours.shortest],
    ['answersWithin', data.answersWithin],
  ]);
}

/** Replaces `{fact}` in all texts of a value. */
function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}/g, (slot, fact: string) => facts.get(fact) ?? slot);
  }
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillFacts(entry, facts)]),
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

/** What is wrong with the names in braces of a text in which all facts are filled in. */
function slotProblem(text: string, slots: readonly string[], facts: Facts): string | undefined {
  const missing = slots.filter((slot) => !text.includes(`{${slot}}`));
  if (missing.length > 0) return `must contain ${missing.map((slot) => `{${slot}}`).join(' and ')}`;
  const braces: readonly string[] = text.match(/\{[^{}]*\}?|\}/g) ?? [];
  const unknown = braces.find((brace) => !slots.includes(brace.slice(1, -1)));
  if (unknown === undefined || facts.size === 0) return undefined;
  return `there is no fact ${unknown}; the facts are ${[...facts.keys()].join(', ')}, and agency.yaml itself has none`;
}

interface YamlFile {
  readonly value: unknown;
  readonly problems: readonly string[];
  /** Where a field is: `content/menu.yaml:11`. The nearest field around it, if it is missing. */
  readonly placeOf: (path: readonly string[]) => string;
}

function readYaml(path: string): YamlFile {
  const name = relative('', path);
  const unreadable = (problem: string) => ({
    value: undefined,
    problems: [`${name}: ${problem}`],
    placeOf: () => name,
  });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return unreadable(isMissing ? 'this file is missing' : 'this file cannot be read');
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = [...document.errors, ...document.warnings].map(
    ({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${message} (${quoteHint})`,
  );
  if (problems.length > 0) return { ...unreadable(''), problems };
  try {
    return {
      value: document.toJS(),
      problems: [],
      placeOf: (field) => `${name}:${lines.linePos(offsetOf(document, field)).line}`,
    };
  } catch (error) {
    // An alias without its anchor, as in `heading: *Free`.
    return unreadable(`${error instanceof Error ? error.message : String(error)} (${quoteHint})`);
  }
}

const quoteHint = 'a text with : # * & ! { or [ needs quotes around it';

/** The offset of the innermost field of the path that the document has. */
function offsetOf(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** What is wrong with a field, with what belongs there. */
function describeIssue(issue: z.core.$ZodIssue, path: readonly string[]): string {
  const schema = schemaAt(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : '';
    return `${issue.keys.join(', ')}: there is no such field; the fields are ${known}`;
  }
  const isNoText = issue.code === 'invalid_type' && issue.expected === 'string';
  const wrong =
    issue.code === 'invalid_type' && issue.input === undefined
      ? 'is missing'
      : `${issue.message}${isNoText ? `; ${quoteHint}` : ''}`;
  const meaning = schema?.description;
  return `${path.join('.')}: ${wrong}${meaning === undefined ? '' : ` (${meaning})`}`;
}

/** The schema of a field, if the path leads to one. */
function schemaAt(path: readonly PropertyKey[]): z.ZodType | undefined {
  let schema: unknown = contentSchema;
  for (const key of path) {
    if (schema instanceof z.ZodOptional) schema = schema.unwrap();
    if (schema instanceof z.ZodObject) schema = schema.shape[String(key)];
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else return undefined;
  }
  return schema instanceof z.ZodType ? schema : undefined;
}
