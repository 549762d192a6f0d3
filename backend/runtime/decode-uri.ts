/** Decodes the `%` encoding of a part of a URL; `undefined` if a `%` is not part of one. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
