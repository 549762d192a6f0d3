/** Returns characters as the value of the CSS descriptor `unicode-range`, without repetitions and in order. */
export function unicodeRange(characters: Iterable<number>): string {
  const sorted = [...new Set(characters)].sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const character of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && character === run.last + 1) run.last = character;
    else runs.push({ first: character, last: character });
  }
  const hex = (character: number) => character.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}
