import type { LetterContent } from './letter-content.ts';

/** The letter as plain text: short words beside their label, long ones below it. */
export function letterText(content: LetterContent): string {
  const quoted = content.quoted.map(({ label, words }) =>
    words.includes('\n') || words.length > 60
      ? `${label}:\n${words.replace(/^/gm, '  ')}`
      : `${`${label}:`.padEnd(10)} ${words}`,
  );
  return [
    ...content.opening,
    ...(quoted.length === 0 ? [] : [quoted.join('\n')]),
    ...content.closing,
    // The sign that mail programs know the end of a letter by.
    `-- \n${content.signature}\n`,
  ].join('\n\n');
}
