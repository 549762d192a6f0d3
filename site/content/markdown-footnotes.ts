import { parse } from 'node-html-parser';
import { escapeHtml } from '#contract/escape-html.ts';
import { articlePage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';

/** Returns the HTML of a Markdown text with names for its footnotes and for the links back from them. */
export function withNamedNotes(html: string, texts = articlePage.footnotes): string {
  if (!html.includes('data-footnotes')) return html;
  const root = parse(html);
  root.getElementById('footnote-label')?.set_content(escapeHtml(texts.name));
  for (const link of root.querySelectorAll('[data-footnote-backref]')) {
    const number = link.getAttribute('aria-label') ?? '';
    link.setAttribute('aria-label', escapeHtml(fillSlots(texts.back, { number })));
  }
  return root.toString();
}
