import { getCollection } from 'astro:content';
import { articleAddress } from './service.ts';
import { cardSize } from './share-cards/card-layout.ts';
import type { DescribedPage } from './page-graph.ts';
import type { PageFacts } from './page-facts.ts';

/** A page's facts in the measure of its structured data: with absolute addresses. */
export async function describedPage(
  { path, title, description, kind, trail, service: about, published, modified }: PageFacts,
  card: { readonly url: string; readonly alt: string },
  site: string,
): Promise<DescribedPage> {
  const url = site + path;
  const services = (await getCollection('services'))
    .map(({ data }) => data)
    .filter(({ link }) => kind === 'services' || link === about);
  return {
    url,
    title,
    description,
    kind,
    ...(published !== undefined && { published }),
    ...(modified !== undefined && { modified }),
    image: { url: card.url, ...cardSize, caption: card.alt },
    ...(trail && {
      trail: [
        ...trail.above.map(({ name, link }) => ({ name, url: site + link })),
        { name: trail.current, url },
      ],
    }),
    services: services.map((service) => {
      const article = articleAddress(service);
      return {
        id: `${site}${article ?? `/services#${service.link}`}${article === undefined ? '' : '#service'}`,
        name: service.title,
        ...(service.kind !== undefined && { type: service.kind }),
        description: service.message,
        ...(article !== undefined && { url: site + article }),
      };
    }),
  };
}
