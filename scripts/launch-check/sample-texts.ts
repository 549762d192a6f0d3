import { createHash } from 'node:crypto';
import type { ContentText } from './shown-texts.ts';
import sample from './sample-texts.json' with { type: 'json' };

/** Returns the sentences about the agency, its people and its clients that are word for word those of the sample. */
export function sampleTexts(texts: readonly ContentText[]): readonly ContentText[] {
  const hashes = new Set(sample);
  return texts.filter((text) => isClaim(text) && hashes.has(hash(text)));
}

/** Whether only the agency itself can say it. Shorter texts are names and labels. */
export function isClaim({ file, value }: ContentText): boolean {
  return (
    /^(?:agency|case-studies|reviews|team)\.yaml$/.test(file) &&
    value.length >= 30 &&
    /\s/.test(value)
  );
}

/** The same however an editor breaks the lines, and with the quotes of any keyboard. */
export function hash({ value }: Pick<ContentText, 'value'>): string {
  const plain = value
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
  return createHash('sha256').update(plain.trim()).digest('base64url').slice(0, 6);
}
