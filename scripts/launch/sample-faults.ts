import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';

/** A sentence for every entry of the folder's YAML files, at any depth, that is still a sample. */
export function sampleFaults(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.yaml', '.yml'].includes(extname(name)))
    .sort()
    .flatMap((name) => fileFaults(join(folder, name)));
}

function fileFaults(file: string): readonly string[] {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return [`${file}: this file cannot be read. ${reason}`];
  }
  return samples(content).map(
    (sample) =>
      `${file}, ${nameOf(sample)}: is a sample. Put your own in its place and set sample: false.`,
  );
}

/**
 * Every group of lines that says `sample: true`, wherever it stands. An alias may lead to a group
 * that holds it: each is looked into once.
 */
function samples(content: unknown, seen = new Set<object>()): readonly object[] {
  if (typeof content !== 'object' || content === null || seen.has(content)) return [];
  seen.add(content);
  const inside = Object.values(content).flatMap((part) => samples(part, seen));
  return Reflect.get(content, 'sample') === true ? [content, ...inside] : inside;
}

/** The first of these that an entry has is what its readers know it by. */
const names = ['name', 'company', 'reviewer', 'title', 'id'];

function nameOf(entry: object): string {
  const name = names
    .map((key): unknown => Reflect.get(entry, key))
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : 'an entry without a name';
}
