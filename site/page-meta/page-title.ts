/** Search results show about this many characters of a title and cut the rest. */
export const maxTitleLength = 60;

/** Returns the first wording that search results show whole, or else the last one. */
function fittingTitle(wordings: readonly [string, ...string[]]): string {
  const [first, ...others] = wordings;
  return (
    [first, ...others].find(({ length }) => length <= maxTitleLength) ?? others.at(-1) ?? first
  );
}

/**
 * Returns the `title` of a page for shared links, and the `fullTitle` for tabs and search results: it
 * ends with the name of the agency, unless that is in the title or makes it too long.
 */
export function pageTitles(agencyName: string, ...wordings: [string, ...string[]]) {
  const title = fittingTitle(wordings);
  return {
    title,
    fullTitle: title.includes(agencyName)
      ? title
      : fittingTitle([`${title} | ${agencyName}`, title]),
  };
}
