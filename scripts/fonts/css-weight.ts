/** Returns weights as the value of the CSS descriptor `font-weight`. */
export function cssWeight({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min} ${max}`;
}
