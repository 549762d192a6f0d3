/**
 * Returns a visitor's text so that no mail or chat program turns it into links: invisible word joiners break
 * addresses after `:` and before the dots of a host name.
 */
export function unlink(text: string): string {
  return text
    .replace(/(?<=[a-z]):(?=[^\s])/giu, `:${wordJoiner}`)
    .replace(/(?<=\bwww)(?=\.)|(?=[.。．｡]\p{L}[\p{L}\p{M}])/giu, wordJoiner);
}

export function looksLikeLink(text: string): boolean {
  return unlink(text) !== text;
}

const wordJoiner = '\u2060';
