import { homePage, trades } from '#content-model/content.ts';
import { drawingSources } from '#site/content/picture-sources.ts';

const { picture, sign } = homePage;

/** The trades that a sign can have. */
export const signTrades = trades.flatMap(({ name, sign: own }) => (own ? [{ name, ...own }] : []));

const street = sign && drawingSources(sign.street);

/** The form for a sign, and its street, with the shop dark and with its lights on. A photo, or a drawing without boards, has no place for one. */
export const shownSign =
  street && drawingSources(picture.image)?.boards !== undefined && signTrades.length > 0
    ? { ...sign, street, lit: { ...street, src: `${street.src}#lit` } }
    : undefined;
