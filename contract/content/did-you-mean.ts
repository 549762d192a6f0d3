import { closestName } from './closest-name.ts';

/** Returns the end of a sentence about a name that there is not: the one that is meant, or else all there are. */
export function didYouMean(typed: string, names: readonly string[], allOfThem: string): string {
  const meant = closestName(typed, names);
  return meant === undefined ? `; ${allOfThem} ${names.join(', ')}` : `. Did you mean ${meant}?`;
}
