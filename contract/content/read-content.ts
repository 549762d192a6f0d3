import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { agencySchema } from './agency-schema.ts';
import { textSlots } from './contact-schema.ts';
import { contentFiles, contentSchema, type Content } from './content-schema.ts';

/** Content that is missing or wrong. The message has a line for every problem: file, line, field, remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads the YAML files of a content folder. Throws {@link ContentError}. */
export function readContent(folder: string): Content {
  const files = new Map(
    Object.entries(contentFiles).map(([name, file]) => [name, readYaml(join(folder, file))]),
  );
  const broken = [...files.values()].flatMap((file) => file.problems);
  if (broken.length > 0) throw new ContentError(broken.join('\n'));
  const facts = agencyFacts(files.get('agency')?.value);
  const problems: string[] = [];
  const values = [...files].map(([name, file]) => {
    const reportUnknown = (fact: string, path: readonly string[]) => {
      const known = Object.keys(facts).join(', ');
      problems.push(
        `${file.placeOf(path)}: ${path.join('.')}: there is no fact {${fact}}; the facts are ${known}`,
      );
    };
    return [name, fillFacts(file.value, facts, reportUnknown)];
  });
  const parsed = contentSchema.safeParse(Object.fromEntries(values), { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) {
    const [name = '', ...path] = issue.path.map(String);
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const place = files.get(name)?.placeOf([...path, ...unknown]) ?? name;
    problems.push(`${place}: ${describeIssue(issue, path)}`);
  }
  if (!parsed.success || problems.length > 0) throw new ContentError(problems.join('\n'));
  return parsed.data;
}

/** The facts that can stand in any text, as in `A small agency in {city}`. None if they are wrong. */
function agencyFacts(agency: unknown): Readonly<Record<string, string>> {
  const { success, data } = agencySchema.safeParse(agency);
  if (!success) return {};
  return {
    name: data.name,
    area: data.area,
    city: data.address.locality,
    state: data.address.region,
    phone: data.phone.display,
    email: data.email,
    hours: data.hours.sentence,
    shortHours: data.hours.short,
    shortestHours: data.hours.shortest,
    answersWithin: data.answersWithin,
  };
}

/** Replaces `{fact}` in all texts of a value. Calls `reportUnknown` where there is no such fact. */
function fillFacts(
  value: unknown,
  facts: Readonly<Record<string, string>>,
  reportUnknown: (fact: string, path: readonly string[]) => void,
  path: readonly string[] = [],
): unknown {
  const fill = (entry: unknown, key: string | number) =>
    fillFacts(entry, facts, reportUnknown, [...path, String(key)]);
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}/g, (slot, fact: string) => {
      const isKnown = facts[fact] !== undefined || textSlots.has(fact);
      if (!isKnown && facts.name !== undefined) reportUnknown(fact, path);
      return facts[fact] ?? slot;
    });
  }
  if (Array.isArray(value)) return value.map(fill);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, key)]));
}

interface YamlFile {
  readonly value: unknown;
  readonly problems: readonly string[];
  /** Where a field is: `content/menu.yaml:11`. The nearest field around it, if it is missing. */
  readonly placeOf: (path: readonly string[]) => string;
}

function readYaml(path: string): YamlFile {
  const name = relative('', path);
  const missing = (problem: string) => ({
    ...{ value: undefined, problems: [`${name}: ${problem}`], placeOf: () => name },
  });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing(isMissing ? 'this file is missing' : 'this file cannot be read');
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    problems: document.errors.map(
      ({ message, pos }) =>
        `${name}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0] ?? ''}`,
    ),
    placeOf: (field) => `${name}:${lines.linePos(offsetOf(document, field)).line}`,
  };
}

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
  const wrong =
    issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message;
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
