import { HTMLElement, NodeType, type Node } from 'node-html-parser';

/**
 * Returns the HTML of a Markdown text with `data-part="answer"` around what stands under a heading, and
 * `data-part="portraits"` around paragraphs in a row that begin with a picture. Headings of the second level
 * and quotes stay between them. A span in a heading can be sticky beside the answer. Lists get `role="list"`, since
 * the style sheet takes away their markers.
 */
export function withParts(root: HTMLElement): string {
  const parts: { readonly name: 'answer' | 'portraits' | undefined; html: string }[] = [];
  for (const list of root.querySelectorAll('ul, ol')) list.setAttribute('role', 'list');
  for (const node of root.childNodes) {
    const name = partOf(node);
    const last = parts.at(-1);
    // The line break between two elements goes with the one before it.
    const isSame = isBlank(node) || (name !== undefined && name === last?.name);
    if (last && isSame) last.html += node.toString();
    else if (!isBlank(node)) parts.push({ name, html: withInner(node).toString() });
  }
  return parts
    .map(({ name, html }) => (name === undefined ? html : `<div data-part="${name}">${html}</div>`))
    .join('');
}

function withInner(node: Node): Node {
  if (node instanceof HTMLElement && node.rawTagName === 'h2') {
    node.innerHTML = `<span>${node.innerHTML}</span>`;
  }
  return node;
}

function partOf(node: Node): 'answer' | 'portraits' | undefined {
  if (/^(?:h2|blockquote)$/.test(node.rawTagName)) return undefined;
  return isPortraitParagraph(node) ? 'portraits' : 'answer';
}

/** Whether it is a paragraph that begins with a picture and goes on with text. */
export function isPortraitParagraph(node: Node | null): boolean {
  if (node?.rawTagName !== 'p') return false;
  const [first, ...others] = node.childNodes.filter((child) => !isBlank(child));
  return /^(?:img|picture)$/.test(first?.rawTagName ?? '') && others.length > 0;
}

function isBlank(node: Node): boolean {
  return node.nodeType === NodeType.TEXT_NODE && node.rawText.trim() === '';
}
