import { markdownToMdast, type MdastNode } from 'satteri';
import { readText } from '../read-text.ts';
import { divideMarkdown } from '../read-yaml-file.ts';

/** Returns every node of a Markdown text, each before those in it. The build renders the same ones. */
export function markdownNodes(markdown: string): readonly MdastNode[] {
  const withInner = (node: MdastNode): readonly MdastNode[] => [
    node,
    ...('children' in node ? node.children.flatMap(withInner) : []),
  ];
  return withInner(markdownToMdast(markdown, { features: { gfm: true, frontmatter: false } }));
}

/** Returns the text of a Markdown file, with blank lines in place of its fields. */
export function readMarkdownText(path: string): string {
  return divideMarkdown(readText(path))?.body ?? '';
}

/** Returns the line on which a node begins. */
export function lineOf(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

/** Returns a node as it is written in the Markdown text that it is from. */
export function sourceOf(node: MdastNode, markdown: string): string {
  return markdown.slice(node.position?.start.offset, node.position?.end.offset);
}
