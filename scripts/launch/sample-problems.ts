import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { entryName } from '#contract/content/field-name.ts';

/** Returns a line for every entry in the folder's YAML files that says `sample: true`. */
export function sampleProblems(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .flatMap((name) => fileProblems(join(folder, name)));
}

function fileProblems(file: string): readonly string[] {
  try {
    return samples(parse(readFileSync(file, 'utf8'))).map(
      (sample) => `${file}: ${entryName(sample) ?? 'an entry without a name'}`,
    );
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return [`${file}: cannot be read. ${reason}`];
  }
}

function samples(content: unknown): readonly object[] {
  if (typeof content !== 'object' || content === null) return [];
  const inside = Object.values(content).flatMap(samples);
  return Reflect.get(content, 'sample') === true ? [content, ...inside] : inside;
}
