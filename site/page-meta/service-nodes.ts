import type { Offer, Service } from 'schema-dts';
import type { Agency } from '#contract/agency.ts';
import { siteIds } from './site-ids.ts';

/** A service as it is described; its id is where it is told of. */
export interface DescribedService {
  readonly id: string;
  readonly name: string;
  /** What kind of service it is, where the name does not say it plainly. */
  readonly type?: string;
  readonly description: string;
  /** Its article, where it has one. */
  readonly url?: string;
}

/** A service of the agency. What it costs is said after the consultation, so no price is. */
export function serviceNode(
  { id, name, type, description, url }: DescribedService,
  agency: Agency,
  site: string,
): Service {
  const ids = siteIds(site);
  return {
    '@type': 'Service',
    '@id': id,
    name,
    ...(type !== undefined && { serviceType: type }),
    description,
    ...(url !== undefined && { url }),
    provider: { '@id': ids.agency },
    areaServed: agency.serves.map((place) => ({ '@type': 'Place', name: place })),
    isRelatedTo: { '@id': ids.consultation },
  };
}

/** The talk that everything begins with, which is the one thing that has a price: none. */
export function consultationNodes(site: string): readonly (Service | Offer)[] {
  const ids = siteIds(site);
  const offer = `${ids.consultation}-offer`;
  return [
    {
      '@type': 'Service',
      '@id': ids.consultation,
      name: 'Free consultation',
      provider: { '@id': ids.agency },
      offers: { '@id': offer },
    },
    {
      '@type': 'Offer',
      '@id': offer,
      price: '0',
      priceCurrency: 'USD',
      offeredBy: { '@id': ids.agency },
      itemOffered: { '@id': ids.consultation },
    },
  ];
}
