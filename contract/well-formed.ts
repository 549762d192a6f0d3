/**
 * Replaces each half of a surrogate pair that stands alone, as `String.prototype.toWellFormed` does, which
 * Firefox has from 119 on.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{fffd}');
}
