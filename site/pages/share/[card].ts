import type { APIRoute } from 'astro';
import { pages } from '../../page-meta/page-list.ts';
import { cardSize } from '../../page-meta/share-cards/card-layout.ts';
import { paintJpeg, paintPng } from '../../page-meta/paint-png.ts';
import { shareCard, type ShareCard } from '../../page-meta/share-cards/share-card.ts';

/** A share card for each page. */
export async function getStaticPaths() {
  const cards = await Promise.all(pages.map(shareCard));
  return cards.map(({ file, svg, type }) => ({ params: { card: file }, props: { svg, type } }));
}

export const GET: APIRoute<Pick<ShareCard, 'svg' | 'type'>> = async ({ props: { svg, type } }) => {
  const paint = type === 'image/jpeg' ? paintJpeg : paintPng;
  const picture = Uint8Array.from(await paint(svg, cardSize.width));
  return new Response(picture, { headers: { 'content-type': type } });
};
