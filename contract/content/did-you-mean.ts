/** Returns the end of a sentence about a name that there is not: the one that is meant, or else all there are. */
export function didYouMean(typed: string, names: readonly string[], allOfThem: string): string {
  const meant = closestName(typed, names);
  return meant === undefined ? `; ${allOfThem} ${names.join(', ')}` : `. Did you mean ${meant}?`;
}

/** Returns the name that a mistyped one most likely stands for, if one is close enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map((name) => ({ name, edits: editsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  const maxEdits = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  return closest && closest.edits <= maxEdits ? closest.name : undefined;
}

/** How many letters have to be changed, added, removed or swapped with the next to turn one text into the other. */
function editsBetween(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const edits = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      edits.push(
        Math.min(
          at(edits, column - 1) + 1,
          at(last, column) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = edits;
  }
  return at(last, to.length);
}

function at(edits: readonly number[], index: number): number {
  return edits[index] ?? Infinity;
}
