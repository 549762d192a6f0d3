/** The ids of what is the same on every page, at a site's address. */
export function siteIds(site: string) {
  return {
    agency: `${site}/#agency`,
    logo: `${site}/#logo`,
    website: `${site}/#website`,
    consultation: `${site}/#consultation`,
  } as const;
}
