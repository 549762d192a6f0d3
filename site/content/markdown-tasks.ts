import { parse } from 'node-html-parser';

/** Returns the HTML of a Markdown text with a label around the text of each task, which names its box. */
export function withLabeledTasks(html: string): string {
  if (!html.includes('type="checkbox"')) return html;
  const root = parse(html);
  for (const box of root.querySelectorAll('input[type="checkbox"]')) {
    const inTask = box.parentNode?.childNodes ?? [];
    const siblings = inTask.slice(inTask.indexOf(box));
    const end = siblings.findIndex(({ rawTagName }) => blocks.has(rawTagName));
    const [first, ...others] = end === -1 ? siblings : siblings.slice(0, end);
    const text = [first, ...others].map(String).join('').trim();
    for (const sibling of others) sibling.remove();
    box.replaceWith(`<label>${text}</label>`);
  }
  return root.toString();
}

/** What may follow the text of a task, and cannot be in a label. */
const blocks: ReadonlySet<string> = new Set(['ul', 'ol', 'pre', 'p', 'blockquote', 'div']);
