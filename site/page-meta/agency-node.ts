import type { LocalBusiness, WebSite } from 'schema-dts';
import type { Agency } from '#contract/agency.ts';
import { siteIds } from './site-ids.ts';

/**
 * The agency as a business of its area. It has no shop, so there is no street; and no review or rating,
 * which nobody may give of themselves.
 */
export function agencyNode(agency: Agency, site: string): LocalBusiness {
  const { name, tagline, phone, email, address, serves, hours, social } = agency;
  const ids = siteIds(site);
  return {
    '@type': 'LocalBusiness',
    '@id': ids.agency,
    name,
    description: tagline,
    url: `${site}/`,
    telephone: phone.international,
    email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: serves.map((place) => ({ '@type': 'Place', name: place })),
    openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    logo: {
      '@type': 'ImageObject',
      '@id': ids.logo,
      url: `${site}/icon-512.png`,
      contentUrl: `${site}/icon-512.png`,
      width: '512',
      height: '512',
      caption: name,
    },
    image: { '@id': ids.logo },
    sameAs: social.map(({ url }) => url),
  };
}

/** The site as a whole. */
export function websiteNode({ name }: Agency, site: string): WebSite {
  const ids = siteIds(site);
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${site}/`,
    name,
    inLanguage: 'en-US',
    publisher: { '@id': ids.agency },
  };
}
