/** What search results show of a title is about this long; the rest is cut. */
export const longestTitle = 60;

/**
 * The first wording that search results show whole; the last one if none is. The agency's name gives
 * way to what the page is about: whoever finds it sees the name beside it.
 */
export function fittingTitle(wordings: readonly [string, ...string[]]): string {
  const [first, ...others] = wordings;
  return [first, ...others].find(({ length }) => length <= longestTitle) ?? others.at(-1) ?? first;
}

/** What a page is called where it is shared, and in the tab and in search results, which name the agency. */
export function pageTitles(agencyName: string, ...wordings: [string, ...string[]]) {
  const title = fittingTitle(wordings);
  return {
    title,
    fullTitle: title.includes(agencyName)
      ? title
      : fittingTitle([`${title} | ${agencyName}`, title]),
  };
}
