import type { MdastNode } from 'satteri';
import { markdownNodes } from './markdown-nodes.ts';

/** A text in place of a part of a Markdown text, by the offsets of that part. */
export interface MarkdownEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a Markdown text with edits of its nodes, which must not overlap. */
export function editMarkdown(
  markdown: string,
  editsOf: (node: MdastNode, start: number, end: number) => readonly MarkdownEdit[],
): string {
  return markdownNodes(markdown)
    .flatMap((node) => {
      const { start, end } = node.position ?? {};
      return start?.offset === undefined || end?.offset === undefined
        ? []
        : editsOf(node, start.offset, end.offset);
    })
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end),
      markdown,
    );
}
