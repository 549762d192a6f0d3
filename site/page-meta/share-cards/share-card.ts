import { createHash } from 'node:crypto';
import { cardDrawing } from './card-drawing.ts';
import { cardLayout, type CardPicture } from './card-pictures.ts';

/** The picture that a chat or a network shows with a link to a page. */
export interface ShareCard {
  /** Its name ends with a mark of what is in it, so that a card that changed has another one. */
  readonly file: string;
  readonly alt: string;
  readonly svg: string;
}

interface Shared {
  readonly path: string;
  readonly title: string;
  readonly cardTitle?: string;
  readonly picture: CardPicture;
}

/** The share card of a page. Pages ask for its name, the build for its drawing: it is made once. */
export function shareCard(page: Shared, agencyName: string): Promise<ShareCard> {
  const key = JSON.stringify([page, agencyName]);
  const card = made.get(key) ?? make(page, agencyName);
  made.set(key, card);
  return card;
}

const made = new Map<string, Promise<ShareCard>>();

async function make(page: Shared, agencyName: string): Promise<ShareCard> {
  const { path, picture, title, cardTitle = title } = page;
  const layout = cardLayout(picture);
  const svg = await cardDrawing(cardTitle, layout, agencyName);
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const name = path.slice(1).replaceAll('/', '-') || 'home';
  return { file: `${name}.${mark}.png`, alt: `${cardTitle}. ${layout.alt}`, svg };
}
