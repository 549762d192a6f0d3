/** The pace of an unhurried reader. */
const wordsPerMinute = 220;

/** Returns how many minutes a Markdown text takes to read, at least one. */
export function minutesToRead(markdown: string): number {
  const words = markdown.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
