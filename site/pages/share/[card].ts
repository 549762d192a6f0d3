import type { APIRoute } from 'astro';
import { agency } from '#contract/content/content.ts';
import { readPages } from '../../page-meta/read-pages.ts';
import { cardSize } from '../../page-meta/share-cards/card-layout.ts';
import { paintPng } from '../../page-meta/paint-png.ts';
import { shareCard } from '../../page-meta/share-cards/share-card.ts';

/** A share card for each page. */
export async function getStaticPaths() {
  const { name } = agency;
  const cards = await Promise.all((await readPages()).map((page) => shareCard(page, name)));
  return cards.map(({ file, svg }) => ({ params: { card: file }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = async ({ props }) =>
  new Response(Uint8Array.from(await paintPng(props.svg, cardSize.width)), {
    headers: { 'content-type': 'image/png' },
  });
