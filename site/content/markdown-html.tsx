import { parse, type HTMLElement } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { articlePage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { isPortraitParagraph, withParts } from './markdown-parts.ts';
import { PictureImage } from './picture-image.tsx';
import { pictureSources } from './picture-sources.ts';
import { leadsToHidden } from './shown-pages.ts';

/** Returns the HTML of a Markdown text as pages show it, from what `site/build/markdown-processor.ts` has made. */
export async function markdownHtml(html: string): Promise<string> {
  const root = parse(html);
  // The text of a link to a hidden page stays.
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    if (leadsToHidden(link.getAttribute('href') ?? '')) link.replaceWith(link.innerHTML);
  }
  for (const mark of root.querySelectorAll('img[src^="picture:"]')) await showPicture(mark);
  nameFootnotes(root);
  for (const box of root.querySelectorAll('input[type="checkbox"]')) labelTask(box);
  return withParts(root);
}

/** Puts a picture in place of its mark. */
async function showPicture(mark: HTMLElement): Promise<void> {
  const image = decodeURIComponent(mark.getAttribute('src')?.slice('picture:'.length) ?? '');
  const isPortrait = isPortraitParagraph(mark.parentNode);
  const picture = await pictureSources({ image }, isPortrait ? 'avatar' : 'article');
  const alt = mark.getAttribute('alt') ?? '';
  const sizes = isPortrait ? '6rem' : '(width >= 60em) 60vw, 100vw';
  mark.replaceWith(
    renderToStaticMarkup(<PictureImage picture={picture} alt={alt} sizes={sizes} />),
  );
}

/** Names the footnotes and the links back from them. */
function nameFootnotes(root: HTMLElement): void {
  const { name, back } = articlePage.footnotes;
  root.querySelector('[data-footnotes] > #footnote-label')?.set_content(escapeHtml(name));
  for (const link of root.querySelectorAll('[data-footnote-backref]')) {
    const number = link.getAttribute('aria-label') ?? '';
    link.setAttribute('aria-label', escapeHtml(fillSlots(back, { number })));
  }
}

/** Puts a label around the text of a task, which names its box. */
function labelTask(box: HTMLElement): void {
  const inTask = box.parentNode?.childNodes ?? [];
  const siblings = inTask.slice(inTask.indexOf(box));
  const end = siblings.findIndex(({ rawTagName }) => blocks.has(rawTagName));
  const [first, ...others] = end === -1 ? siblings : siblings.slice(0, end);
  const text = [first, ...others].map(String).join('').trim();
  for (const sibling of others) sibling.remove();
  box.replaceWith(`<label>${text}</label>`);
}

/** What may follow the text of a task, and cannot be in a label. */
const blocks: ReadonlySet<string> = new Set(['ul', 'ol', 'pre', 'p', 'blockquote', 'div']);
