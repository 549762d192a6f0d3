import { createHash } from 'node:crypto';
import type { Page } from '../page-list.ts';
import { cardLayout } from './card-layout.ts';
import { drawCard } from './draw-card.tsx';

/** The picture that a chat or a social network shows with a link to a page. */
export interface ShareCard {
  /** Its name ends with a hash of its content: networks cache by address. */
  readonly file: string;
  readonly alt: string;
  readonly svg: string;
  /** A card with a photo is a JPEG: a PNG of 256 colors would show steps. */
  readonly type: 'image/png' | 'image/jpeg';
}

type SharedPage = Pick<Page, 'path' | 'title' | 'cardTitle' | 'picture' | 'cardAlt'>;

/** Returns the share card of a page. The page asks for its name, the build for its SVG: drawn once. */
export function shareCard(page: SharedPage): Promise<ShareCard> {
  const key = JSON.stringify(page);
  const card = cards.get(key) ?? draw(page);
  cards.set(key, card);
  return card;
}

const cards = new Map<string, Promise<ShareCard>>();

async function draw(page: SharedPage): Promise<ShareCard> {
  const { path, picture, cardAlt, title, cardTitle = title } = page;
  const layout = cardLayout(picture);
  const svg = await drawCard(cardTitle, layout);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  const hasPhoto = layout.boards.some(({ image }) => !image.endsWith('.svg'));
  return {
    file: `${name}.${hash}.${hasPhoto ? 'jpg' : 'png'}`,
    alt: `${cardTitle}. ${cardAlt}`,
    svg,
    type: hasPhoto ? 'image/jpeg' : 'image/png',
  };
}
