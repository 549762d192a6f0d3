/** Joins the sentences that apply, with spaces between them. */
export function joined(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== false && sentence !== undefined).join(' ');
}
