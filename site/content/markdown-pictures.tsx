import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPortraitParagraph } from './markdown-parts.ts';
import { PictureImage } from './picture-image.tsx';
import { pictureSources } from './picture-sources.ts';

/** Puts the pictures of a Markdown text in place of the marks that `site/build/pictures-integration.ts` left. */
export async function withPictures(html: string): Promise<string> {
  if (!html.includes('src="picture:')) return html;
  const root = parse(html);
  for (const mark of root.querySelectorAll('img[src^="picture:"]')) {
    const image = decodeURIComponent(mark.getAttribute('src')?.slice('picture:'.length) ?? '');
    const isPortrait = isPortraitParagraph(mark.parentNode);
    const picture = await pictureSources({ image }, isPortrait ? 'avatar' : 'article');
    const alt = mark.getAttribute('alt') ?? '';
    const sizes = isPortrait ? '6rem' : '(width >= 60em) 60vw, 100vw';
    mark.replaceWith(
      renderToStaticMarkup(<PictureImage picture={picture} alt={alt} sizes={sizes} />),
    );
  }
  return root.toString();
}
