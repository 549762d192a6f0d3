/** Returns the end of a sentence about a name that there is not: the one that is meant, or else all there are. */
export function didYouMean(typed: string, names: readonly string[], allOfThem: string): string {
  if (names.length === 0) return '; there are none yet';
  const meant = closestName(typed, names);
  return meant === undefined ? `; ${allOfThem} ${names.join(', ')}` : `. Did you mean ${meant}?`;
}

/** Returns the name that a mistyped one most likely stands for, if one is close enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const maxEdits = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    const name = names.find((each) => isWithin(edits, typed.toLowerCase(), each.toLowerCase()));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Whether so many letters changed, added, removed or swapped with the next turn one text into the other. */
function isWithin(edits: number, from: string, to: string): boolean {
  if (from === to) return true;
  const [first, second] = from;
  const [otherFirst, otherSecond] = to;
  if (first === otherFirst) return isWithin(edits, from.slice(1), to.slice(1));
  if (edits === 0) return false;
  const isSwapped = first === otherSecond && second === otherFirst;
  return (
    isWithin(edits - 1, from.slice(1), to.slice(1)) ||
    isWithin(edits - 1, from.slice(1), to) ||
    isWithin(edits - 1, from, to.slice(1)) ||
    (isSwapped && isWithin(edits - 1, from.slice(2), to.slice(2)))
  );
}
