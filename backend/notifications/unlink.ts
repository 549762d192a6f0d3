/**
 * A visitor's words, so that no mail or chat program makes a link of them: bare addresses are links
 * in most, whatever the notification says. An invisible word joiner breaks them where programs look: after `:`,
 * and before a dot that begins the end of a host name. They read as they were written.
 */
export function unlink(words: string): string {
  return words
    .replace(/(?<=[a-z]):(?=[^\s])/giu, `:${wordJoiner}`)
    .replace(/(?<=\bwww)(?=\.)|(?=[.。．｡]\p{L}[\p{L}\p{M}])/giu, wordJoiner);
}

/** Whether {@link unlink} would have something to break. */
export function looksLikeLink(words: string): boolean {
  return unlink(words) !== words;
}

/** Of no width, allowed in no host name. */
const wordJoiner = '\u2060';
