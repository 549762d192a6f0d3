/** The pace of an unhurried reader. */
const wordsAMinute = 220;

/** Returns how many minutes a Markdown text takes to read, at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsAMinute));
}

/** Counts the words that a reader sees: no addresses, signs or text alternatives. */
export function countWords(markdown: string): number {
  const seen = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/\]\([^)]*\)/g, ']');
  return seen.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part) && !isListNumber(part))
    .length;
}

function isListNumber(part: string): boolean {
  return /^\d+\.$/.test(part);
}
