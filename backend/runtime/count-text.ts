/** Returns `1 entry` or `2,000 entries`. */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}
