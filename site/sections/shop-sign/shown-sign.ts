import { homePage, trades } from '#content-model/content.ts';
import { drawingSources } from '#site/content/picture-sources.ts';

const { picture, sign } = homePage;

/** The trades that a sign can have. */
export const signTrades = trades.flatMap(({ name, sign: own }) => (own ? [{ name, ...own }] : []));

/** The form for a sign. A photo, or a drawing without boards, has no place for one. */
export const shownSign =
  drawingSources(picture.image)?.boards !== undefined && signTrades.length > 0 ? sign : undefined;
