import { movedPages } from '../../contract/moved-pages.ts';

/** From each address that has no page of its own to the one that has, as the Node host leads visitors. */
export const movedAddresses: readonly (readonly [from: string, to: string])[] =
  Object.entries(movedPages);

/**
 * An address that is another way to write that of a page, which stands in the first group: with a slash
 * or `.html` behind it. Of plain characters alone, so that nothing else gets into a redirect.
 */
export const otherWays = String.raw`^((?:/[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*?)+)(?:\.html/?|/)$`;
