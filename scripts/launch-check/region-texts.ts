import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines of a content folder that name the state of the sample, a place in it or its law. */
export function regionTexts(folder: string): readonly { file: string; line: number }[] {
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
        .filter(({ text }) => /^(?!\s*#).*\b(?:Denver|Front Range|Colorado)\b/.test(text)),
    );
}

/** The state of the sample. */
export const sampleRegion = 'Colorado';
