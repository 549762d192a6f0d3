/** Search results show about this many characters of a title and cut the rest. */
export const maxTitleLength = 60;

/**
 * Returns the `title` of a page for shared links, and the `fullTitle` for tabs and search results: it
 * ends with the name of the agency, unless that is in the title or makes it too long.
 */
export function pageTitles(agencyName: string, wording: string, shortWording = wording) {
  const title = wording.length <= maxTitleLength ? wording : shortWording;
  const withName = `${title} | ${agencyName}`;
  const hasRoom = withName.length <= maxTitleLength && !title.includes(agencyName);
  return { title, fullTitle: hasRoom ? withName : title };
}
