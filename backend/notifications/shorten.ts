/** Returns text of at most so many characters as people see them, with an ellipsis if it was cut. */
export function shorten(text: string, maxCharacters: number): string {
  const start = text.slice(0, 4 * maxCharacters);
  const characters = Array.from(new Intl.Segmenter('en').segment(start), ({ segment }) => segment);
  if (start === text && characters.length <= maxCharacters) return text;
  return `${characters.slice(0, maxCharacters - 1).join('')}…`.toWellFormed();
}
