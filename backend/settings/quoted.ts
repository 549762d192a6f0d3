/**
 * Words of somebody else inside a sentence for the terminal: in quotation marks, on one line, and
 * with nothing in them that a terminal would obey.
 */
export function quoted(words: string): string {
  return JSON.stringify(words).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
