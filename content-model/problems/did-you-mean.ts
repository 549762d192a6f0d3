import { distance } from 'fastest-levenshtein';

/** Returns the end of a sentence about a name that there is not: the one that is meant, or else all there are. */
export function didYouMean(typed: string, names: readonly string[], allOfThem: string): string {
  if (names.length === 0) return '; there are none yet';
  const meant = closestName(typed, names);
  return meant === undefined ? `; ${allOfThem} ${names.join(', ')}` : `. Did you mean ${meant}?`;
}

/** Returns the name that a mistyped one most likely stands for, if one is close enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const edits = (name: string) => distance(typed.toLowerCase(), name.toLowerCase());
  const [closest = ''] = names.toSorted((one, other) => edits(one) - edits(other));
  return edits(closest) <= (typed.length < 4 ? 1 : 2) ? closest : undefined;
}
