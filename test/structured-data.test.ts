import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonLd } from '#site/page-meta/page-graph.ts';
import { agencyArea } from '#content-model/schemas/agency-schema.ts';
import { agency, caseStudies, frame, reviews, team } from '#content-model/content.ts';
import { isArticle } from './fixtures/site-content.ts';
import { builtPages, unlistedPages, type BuiltPage } from '#test/fixtures/built-pages.ts';

const nodeSchema = z.looseObject({ '@type': z.string(), '@id': z.string() });
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).min(2),
});

const site = 'http://127.0.0.1:8080';
const breadcrumbSchema = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })),
});

const allPages = await builtPages();
const pages = allPages
  .filter(({ path }) => !unlistedPages.includes(path))
  .map((page) => ({ ...page, nodes: graphOf(page) }));

test('each article page has an article with the properties that Google asks for, by the founder unless that is a sample', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/article
  const asked = ['author', 'headline', 'image', 'datePublished', 'dateModified'];
  const [founder] = team;
  const isNamed = founder?.sample === false;
  for (const { path, nodes } of pages) {
    expect(ofType(nodes, 'Person'), path).toMatchObject(
      isNamed ? [{ name: founder.name, jobTitle: founder.title }] : [],
    );
    const articles = ofType(nodes, 'Article');
    expect(articles, path).toHaveLength(isArticle(path) ? 1 : 0);
    for (const article of articles) {
      expect(Object.keys(article), path).toEqual(expect.arrayContaining(asked));
      const author = { '@id': `${site}/#${isNamed ? 'founder' : 'agency'}` };
      expect(article, path).toMatchObject({ author });
    }
  }
});

test('every page describes the agency as its content does, and the home page names the site', () => {
  for (const { path, nodes } of pages) {
    expect(ofType(nodes, 'LocalBusiness'), path).toMatchObject([
      {
        '@id': `${site}/#agency`,
        name: agency.name,
        url: `${site}/`,
        telephone: agency.phone.international,
        email: agency.email,
        address: {
          addressLocality: agency.address.locality,
          addressRegion: agency.address.region,
          addressCountry: agency.address.country,
        },
        areaServed: agency.serves.map((name) =>
          name === agencyArea(agency) ? { '@type': 'City' } : { name },
        ),
        ...(agency.hours.length > 0 && {
          openingHoursSpecification: agency.hours.map(({ days, opens, closes }) => ({
            dayOfWeek: days,
            opens,
            closes: opens === '00:00' && closes === '00:00' ? '23:59' : closes,
          })),
        }),
        ...(agency.closedOn?.length && {
          specialOpeningHoursSpecification: agency.closedOn.map((date) => ({
            validFrom: date,
            validThrough: date,
          })),
        }),
        sameAs: agency.social.map(({ url }) => url),
      },
    ]);
    const sites = path === '/' ? [{ name: agency.name }] : [];
    expect(ofType(nodes, 'WebSite'), path).toMatchObject(sites);
  }
});

test('each breadcrumb has the steps that the page shows', () => {
  let count = 0;
  const trail = `nav[aria-label=${JSON.stringify(frame.breadcrumbLabel)}] li`;
  for (const { path, root, nodes } of pages) {
    const shown = root.querySelectorAll(trail);
    const node = nodes.find((each) => each['@type'] === 'BreadcrumbList');
    const steps = breadcrumbSchema.safeParse(node).data?.itemListElement ?? [];
    expect(steps, path).toEqual(
      shown.map((step, index) => ({
        position: index + 1,
        name: step.text.trim(),
        item: site + (step.querySelector('a')?.getAttribute('href') ?? path),
      })),
    );
    if (steps.length > 0) count++;
  }
  expect(count).toBeGreaterThan(0);
});

test('every id that is referred to is described on the same page', () => {
  for (const { path, nodes } of pages) {
    const described = new Set(idsIn(nodes, true));
    const references = idsIn(nodes, false);
    expect(references.length, path).toBeGreaterThan(0);
    expect(
      references.filter((id) => !described.has(id)),
      path,
    ).toEqual([]);
  }
});

test('no sample content and no praise of the agency is in a graph', () => {
  const text = pages.map(({ jsonLd: graph = '' }) => graph).join();
  for (const type of ['Review', 'AggregateRating', 'Rating', 'CreativeWork']) {
    expect(text).not.toContain(`"@type":"${type}"`);
  }
  for (const sample of [...caseStudies, ...reviews, ...team].filter((entry) => entry.sample)) {
    const texts = Object.values(sample).filter((value) => typeof value === 'string');
    // The shortest may stand in any text.
    for (const value of texts.filter(({ length }) => length > 12)) {
      // A single word, such as an id, may be a part of others.
      expect(text).not.toContain(value.includes(' ') ? value : JSON.stringify(value));
    }
  }
  expect(text).not.toContain('"price"');
});

test('text in a graph cannot end its script element', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028 "quoted"';
  const text = jsonLd({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name }],
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

function ofType(nodes: readonly z.infer<typeof nodeSchema>[], type: string) {
  return nodes.filter((node) => node['@type'] === type);
}

function graphOf({ path, jsonLd: text }: BuiltPage) {
  if (text === undefined) throw new Error(`${path} has no structured data.`);
  return graphSchema.parse(JSON.parse(text))['@graph'];
}

/** The ids at any depth: of things that are described, or of things that are only referred to. */
function idsIn(value: unknown, isDescribed: boolean): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = Reflect.get(value, '@id');
  const hasMore = Object.keys(value).length > 1;
  const own = typeof id === 'string' && hasMore === isDescribed ? [id] : [];
  return [...own, ...Object.values(value).flatMap((part) => idsIn(part, isDescribed))];
}
