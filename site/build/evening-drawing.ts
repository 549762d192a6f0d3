/**
 * Returns an SVG that shows its dark colors at the address `#evening` too. In an `<img>` WebKit takes the scheme of the
 * system for it, whatever `color-scheme` the page gives the image (`site/pages/index.astro`).
 */
export function eveningDrawing(svg: string): string {
  const rules = [...svg.matchAll(darkRules)].map(([, list]) => list).join('');
  if (rules === '' || /<svg\b[^>]*\sid=/.test(svg)) return svg;
  const inEvening = rules.replaceAll(
    /([^{}]+)\{/g,
    (_, selectors: string) => `${selectors.split(',').map(whereTarget).join(',')}{`,
  );
  const end = svg.lastIndexOf('</style>');
  return `${svg.slice(0, end)}${inEvening}${svg.slice(end)}`.replace(/<svg\b/, '$& id="evening"');
}

/** The rules of an SVG for the dark scheme. */
export const darkRules =
  /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}(?=[^]*<\/style>)/g;

function whereTarget(selector: string): string {
  const trimmed = selector.trim();
  return trimmed.startsWith(':root') ? `:root:target${trimmed.slice(5)}` : `:target ${trimmed}`;
}
