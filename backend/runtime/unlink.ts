/**
 * Returns a visitor's text so that no mail or chat program turns it into links, as most do with bare
 * addresses. Invisible word joiners break addresses after `:` and before the dots of a host name.
 */
export function unlink(text: string): string {
  return text
    .replace(/(?<=[a-z]):(?=[^\s])/giu, `:${wordJoiner}`)
    .replace(/(?<=\bwww)(?=\.)|(?=[.。．｡]\p{L}[\p{L}\p{M}])/giu, wordJoiner);
}

/** Returns whether {@link unlink} would change the text. */
export function looksLikeLink(text: string): boolean {
  return unlink(text) !== text;
}

/** Has no width and is not allowed in host names. */
const wordJoiner = '\u2060';
