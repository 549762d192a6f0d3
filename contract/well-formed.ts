/**
 * Replaces each half of a surrogate pair that stands alone, as `String.prototype.toWellFormed` does in browsers
 * of 2024 and later.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{fffd}');
}
