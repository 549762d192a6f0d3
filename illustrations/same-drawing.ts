/** Whether two SVGs are the same drawing, in the same or in other colors. */
export function isSameDrawing(one: string, other: string): boolean {
  return withoutColors(one) === withoutColors(other);
}

function withoutColors(svg: string): string {
  return svg.replaceAll(/#[\da-f]{6}\b/gi, '');
}
