/** Returns `long` or `longest` for a length over a limit, for which style sheets have smaller letters. */
export function lengthName(
  length: number,
  long: number,
  longest: number,
): 'long' | 'longest' | undefined {
  if (length > longest) return 'longest';
  return length > long ? 'long' : undefined;
}

/** Marks a heading with a long word, which its style sheet sets smaller for a phone. */
export function longWord(heading: string) {
  const lengths = heading.split(/[\s\u2010-]+/).map((word) => word.length);
  return { 'data-word': lengthName(Math.max(...lengths), 13, 20) };
}
