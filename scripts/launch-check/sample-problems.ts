import { join } from 'node:path';
import { contentFiles, type Content } from '#content-model/schemas/content-schema.ts';
import { entryName } from '#content-model/problems/field-name.ts';

/**
 * Returns a line for every entry of the content that says `sample: true` and is not hidden.
 *
 * @param shown How its folder is called to the owner.
 */
export function sampleProblems(content: Content, shown: string): readonly string[] {
  return Object.entries(contentFiles).flatMap(([part, file]) => {
    const whole: unknown = Reflect.get(content, part);
    const unnamed = (sample: object) =>
      sample === whole ? 'all of it' : 'an entry without a name';
    return samples(whole).map(
      (sample) => `${join(shown, file)}: ${entryName(sample) ?? unnamed(sample)}`,
    );
  });
}

function samples(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'hidden') === true)
    return [];
  const inside = Object.values(value).flatMap(samples);
  return Reflect.get(value, 'sample') === true ? [value, ...inside] : inside;
}
