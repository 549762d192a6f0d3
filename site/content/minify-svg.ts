/**
 * Returns an SVG without what only its editors need: comments, indentation, and names of parts that nothing
 * refers to. A file with more than shapes, styles and texts, such as a script or a DOCTYPE, stays as it is.
 */
export function minifySvg(svg: string): string {
  if (unusual.test(svg)) return svg;
  const css = minifyCss([...svg.matchAll(styles)].map(([, rules]) => rules).join(''));
  const keepsNames = usesNames.test(svg);
  const keepsGroups = keepsNames || usesGroups.test(css);
  const withoutName = (tag: string) =>
    tag.replace(name, (start, before: string, id: string) =>
      svg.includes(`#${id}`) ? start : before,
    );
  const isDropped: boolean[] = [];
  return svg.replaceAll(tokens, (token) => {
    if (token.startsWith('<!--') || token.trim() === '') return '';
    if (token.startsWith('<style')) return minifyCss(token);
    if (token === '</g>') return isDropped.pop() === true ? '' : token;
    const tag = keepsNames ? token : withoutName(token);
    if (!/^<g[\s>]/.test(tag) || tag.endsWith('/>')) return tag;
    isDropped.push(tag === '<g>' && !keepsGroups);
    return isDropped.at(-1) === true ? '' : tag;
  });
}

const unusual = /<!(?!--)|<\?|xml:space|<(?:\w+:)?(?:script|foreignObject|switch)\b/;
const styles = /<style\b[^>]*>([^]*?)<\/style\s*>/g;
/** Comments; elements whose text counts, as a whole; other tags; text. */
const tokens =
  /<!--[^]*?-->|<((?:\w+:)?(?:style|text|title|desc))\b(?:[^>]*\/>|[^]*?<\/\1\s*>)|<(?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+/g;
const name = /^(<[\w:]+(?:\s+[\w:-]+="[^"]*")*?)\s+id="([\w-]+)"/;
/** Animations, texts for screen readers and selectors of attributes refer to a part without a `#`. */
const usesNames = /<(?:\w+:)?(?:animate|set|title|desc)|\saria-|\[/;
/** Selectors that count elements, or name what is around or before them. */
const usesGroups = /[>+~*]|:(?:nth|first|last|only|empty|has|not|is|where)|\bg\b/;

/** Without comments and spaces that mean nothing. An entity hides a sign, so such styles stay as they are. */
function minifyCss(css: string): string {
  if (css.includes('&')) return css;
  return css.replaceAll(
    cssParts,
    (_, text?: string, bracket?: string, mark?: string, colon?: string) =>
      text ?? bracket ?? mark ?? colon ?? ' ',
  );
}

const gap = String.raw`(?:\s|/\*[^]*?\*/)`;
const cssParts = new RegExp(
  String.raw`("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')|${gap}*;?${gap}*([{}<>])${gap}*|${gap}*([;,])${gap}*|(:)${gap}+|${gap}+`,
  'g',
);
