/**
 * Lets the browser prepare the page that a link leads to while the pointer rests on the link, so
 * that it is there at the click. `moderate` waits for 200 ms of hover, or for the press of a finger.
 * Not for the functions, and not for the page that a posted form leads to.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/message-sent'] } }],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
