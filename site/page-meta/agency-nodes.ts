import type { LocalBusiness, Person, Service as ServiceNode, WebSite } from 'schema-dts';
import { agencyArea } from '#content-model/schemas/agency-schema.ts';
import { agency, team, type Content } from '#content-model/content.ts';
import { isAroundTheClock } from '#content-model/opening-hours.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { articleAddress, type Service } from './service.ts';

export function siteIds(site: string) {
  return { agency: `${site}/#agency`, founder: `${site}/#founder` } as const;
}

/** Has no street address, and no review or rating, which a business may not publish about itself. */
export function agencyNode(site: string): LocalBusiness {
  const { name, tagline, phone, email, address, hours, closedOn = [], social } = agency;
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
    areaServed: areasServed(),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        // Two midnights would be a day on which it is closed.
        closes: isAroundTheClock({ opens, closes }) ? '23:59' : closes,
      })),
    }),
    ...(closedOn.length > 0 && {
      // Both times are midnight: https://developers.google.com/search/docs/appearance/structured-data/local-business
      specialOpeningHoursSpecification: closedOn.map((date) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    logo: `${site}/icon-512.png`,
    image: `${site}/icon-512.png`,
    ...(founder !== undefined && { founder: { '@id': ids.founder } }),
    sameAs: social.map(({ url }) => url),
  };
}

/** Who founded the agency and writes its articles, unless that is a sample. */
export const founder = team[0]?.sample === false ? team[0] : undefined;

export function founderNodes(site: string): readonly Person[] {
  if (founder === undefined) return [];
  const ids = siteIds(site);
  return [
    {
      '@type': 'Person',
      '@id': ids.founder,
      name: founder.name,
      jobTitle: founder.title,
      worksFor: { '@id': ids.agency },
    },
  ];
}

export function websiteNode(site: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    url: `${site}/`,
    name: agency.name,
    inLanguage: 'en-US',
    publisher: { '@id': siteIds(site).agency },
  };
}

/** Returns the id of a service: its article, or else its place on the services page. */
export function serviceId(service: Service, site: string): string {
  const article = articleAddress(service);
  return article === undefined ? `${site}/services#${service.link}` : `${site}${article}#service`;
}

/** Describes a service. It has no price: that is agreed on after the consultation. */
export function serviceNode(service: Service, site: string): ServiceNode {
  const article = articleAddress(service);
  return {
    ...anyService(site),
    '@id': serviceId(service, site),
    name: service.title,
    ...(service.kind !== undefined && { serviceType: service.kind }),
    description: service.message,
    ...(article !== undefined && { url: site + article }),
  };
}

/** Describes what the agency does for a trade. */
export function tradeNode(trade: Content['trades'][number], site: string): ServiceNode {
  const url = site + tradeAddress(trade);
  return {
    ...anyService(site),
    '@id': `${url}#service`,
    name: trade.title,
    description: trade.description,
    url,
    audience: { '@type': 'BusinessAudience', audienceType: trade.name },
  };
}

function anyService(site: string) {
  return {
    '@type': 'Service',
    provider: { '@id': siteIds(site).agency },
    areaServed: areasServed(),
  } as const;
}

/** The agency's own city is known to be one, and a county to be one. Any other place may be a region. */
function areasServed() {
  const { serves, address } = agency;
  const state = { '@type': 'AdministrativeArea', name: address.region } as const;
  return serves.map((name) => {
    const isRegion = name === address.region || /\bcounty\b/i.test(name);
    const type = name === agencyArea(agency) ? 'City' : isRegion ? 'AdministrativeArea' : 'Place';
    return {
      '@type': type,
      name,
      ...(name.endsWith(`, ${address.region}`) && { containedInPlace: state }),
    } as const;
  });
}
