import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from '#content-model/is-leftover.ts';
import { readText } from '#content-model/read-text.ts';

/** Returns the lines of a content folder that name the state of the sample, a place in it or its law. */
export function regionTexts(folder: string): readonly { file: string; line: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !isLeftover(file))
    .sort()
    .flatMap((file) =>
      readText(join(folder, file))
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
        .filter(({ text }) => /^(?!\s*#).*\b(?:Denver|Front Range|Colorado)\b/.test(text)),
    );
}

/** The state of the sample. */
export const sampleRegion = 'Colorado';
