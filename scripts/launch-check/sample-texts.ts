import { createHash } from 'node:crypto';
import type { ContentText } from './shown-texts.ts';
import sample from './sample-texts.json' with { type: 'json' };

/** Returns the texts that are word for word those of the sample. */
export function sampleTexts(texts: readonly ContentText[]): readonly ContentText[] {
  const hashes = new Set(Object.values(sample).flatMap((ofFile) => ofFile.split(' ')));
  return texts.filter((text) => isListed(text) && hashes.has(hash(text.value)));
}

/** Whether only the agency itself can say it: about its people, clients and promises. */
export function isClaim({ file }: ContentText): boolean {
  return /^(?:agency|case-studies|reviews|team)\.yaml$/.test(file);
}

/**
 * Whether it is an alternative text, or in a file of what an agency promises, claims or counts. The other files hold
 * what any agency could say, such as the name of a button or what happens when a message could not be sent.
 */
export function isListed({ file, value, image }: ContentText): boolean {
  // Shorter texts are names and labels.
  if (value.length < 30 || !/\s/.test(value)) return false;
  return (
    image !== undefined ||
    /^(?:(?:agency|case-studies|content-points|offer|plan|process|reviews|services|team|tools)\.yaml|pages\/(?:home|about|process|clients|services)\.yaml|.*\.md)$/.test(
      file,
    )
  );
}

/** The same however an editor breaks the lines, and with the quotes of any keyboard. */
export function hash(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"');
  return createHash('sha256').update(plain.trim()).digest('base64url').slice(0, 6);
}
