/** Words that an unhurried reader takes in within a minute. */
const wordsAMinute = 220;

/** How many minutes a text in Markdown takes to read: whole ones, and never none. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsAMinute));
}

/** The words that a reader of a Markdown text sees: no addresses, no signs, no words for pictures. */
export function countWords(markdown: string): number {
  const seen = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/\]\([^)]*\)/g, ']');
  return seen.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part) && !isListNumber(part))
    .length;
}

function isListNumber(part: string): boolean {
  return /^\d+\.$/.test(part);
}
