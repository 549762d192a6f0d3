import { markdownNodes } from './markdown-nodes.ts';

/** In place of a brace in code. No text has these characters: they are for private use. */
const inCode = '\uE000';
/** In place of a brace after a backslash, and of the backslash. */
const afterBackslash = '\uE001';

/** Returns a Markdown text with marks in place of the braces that name no fact: in code, and after a backslash. */
export function hideBraces(markdown: string): string {
  let hidden = '';
  let end = 0;
  const hideUntil = (start: number) => {
    hidden += markdown
      .slice(end, start)
      .replaceAll(/\\([\\{])/g, (pair, sign) => (sign === '{' ? afterBackslash : pair));
  };
  for (const { type, position } of markdownNodes(markdown)) {
    if (position === undefined || !literal.has(type)) continue;
    const { start, end: literalEnd } = position;
    hideUntil(start.offset ?? end);
    end = literalEnd.offset ?? end;
    hidden += markdown.slice(start.offset, end).replaceAll('{', inCode);
  }
  hideUntil(markdown.length);
  return hidden;
}

const literal: ReadonlySet<string> = new Set(['code', 'inlineCode', 'html']);

/** Returns a text with braces in place of the marks. */
export function showBraces(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '{');
}

/** The same for Markdown, with the backslashes. */
export function showMarkdownBraces(markdown: string): string {
  return showBraces(markdown.replaceAll(afterBackslash, String.raw`\{`));
}
