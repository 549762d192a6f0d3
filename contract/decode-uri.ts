/** Returns a part of an address without its %-codes. Undefined if a % in it begins none. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
