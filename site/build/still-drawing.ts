/**
 * Returns an SVG without what moves it: keyframes of its style, and elements such as `animate`. For visitors
 * who asked for less motion, since a drawing in an `<img>` does not know that.
 */
export function stillDrawing(svg: string): string {
  return svg.replaceAll(motion, '');
}

const keyframes = /@(?:-webkit-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/;
const elements = /<((?:\w+:)?(?:animate\w*|set))\b(?:[^>]*\/>|[^]*?<\/\1\s*>)/;
const motion = new RegExp(`${keyframes.source}|${elements.source}`, 'g');
