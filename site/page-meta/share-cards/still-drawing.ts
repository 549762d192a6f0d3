/**
 * A drawing of the site as a picture that holds still: in its light scheme, and without the line
 * drawing itself. What turns it into pixels knows neither custom properties nor media queries.
 */
export function stillDrawing(svg: string): string {
  const light = /:root\{([^}]*)\}/.exec(svg)?.[1] ?? '';
  const colours = new Map(
    light.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':');
      return [name, value] as const;
    }),
  );
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => colours.get(name) ?? 'none');
}
