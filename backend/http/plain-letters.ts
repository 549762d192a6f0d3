/**
 * Returns a path in which letters, digits, `-`, `_` and `~` are not encoded: `/about` of `/%61bout`, which is the
 * same address (RFC 3986, 6.2.2.2). An encoded dot stays, so that no spelling of `..` comes out.
 */
export function plainLetters(path: string): string {
  return path.replace(encodedLetter, (letter) => decodeURIComponent(letter));
}

const encodedLetter = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;
