import type { MdastNode } from 'satteri';
import { markdownNodes } from './markdown-nodes.ts';

/** Returns a Markdown text with edits of its nodes, which must not overlap. */
export function editMarkdown(
  markdown: string,
  editsOf: (node: MdastNode, start: number, end: number) => readonly TextEdit[],
): string {
  return markdownNodes(markdown)
    .flatMap((node) => {
      const { start, end } = node.position ?? {};
      return start?.offset === undefined || end?.offset === undefined
        ? []
        : editsOf(node, start.offset, end.offset);
    })
    .toSorted((one, other) => other.start - one.start)
    .reduce(applyEdit, markdown);
}

/** A text in place of a part of another, by the offsets of that part. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdit(source: string, { start, end, text }: TextEdit): string {
  return source.slice(0, start) + text + source.slice(end);
}
