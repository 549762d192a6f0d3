/** Marks a heading with a long word, which its style sheet sets smaller for a phone. */
export function longWord(heading: string): { readonly 'data-word'?: 'long' | 'longest' } {
  const length = Math.max(...heading.split(/[\s\u2010-]+/).map((word) => word.length));
  if (length > 20) return { 'data-word': 'longest' };
  return length > 13 ? { 'data-word': 'long' } : {};
}
