import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonLd } from '#site/page-meta/page-graph.ts';
import { agency } from '#test/e2e/site-content.ts';
import { builtPages, unlistedPages, type BuiltPage } from '#test/fixtures/built-pages.ts';
import { liveAddress, liveCopy } from '#test/fixtures/live-copy.ts';
import { vocabularyFaults } from '#test/fixtures/vocabulary-faults.ts';

const nodeSchema = z.looseObject({ '@type': z.string(), '@id': z.string() });
const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).min(3),
});
type Node = z.infer<typeof nodeSchema>;

/** The listed pages, and what each says of itself. */
let pages: readonly (BuiltPage & { readonly nodes: readonly Node[] })[] = [];
beforeAll(async () => {
  pages = (await builtPages(await liveCopy()))
    .filter(({ path }) => !unlistedPages.includes(path))
    .map((page) => ({ ...page, nodes: graphSchema.parse(parsedData(page))['@graph'] }));
}, 300_000);

test('every listed page has one graph, and no other page has any', async () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const { path, root } of await builtPages(await liveCopy())) {
    expect(root.querySelectorAll('script[type="application/ld+json"]'), path).toHaveLength(
      unlistedPages.includes(path) ? 0 : 1,
    );
  }
});

test('what is said is said in the words of schema.org, and a slip in one is seen', () => {
  // What is the same on several pages is looked at once.
  const things = [
    ...new Set(pages.flatMap(({ nodes }) => nodes.map((node) => JSON.stringify(node)))),
  ];
  const business = things.find((thing) => thing.includes('"LocalBusiness"')) ?? '';
  const slips = [
    business.replace('"telephone"', '"telefone"'),
    business.replace('"OpeningHoursSpecification"', '"OpeningHours"'),
    business.replace('"addressLocality"', '"city"'),
    business.replace('"Monday"', '"Mon"'),
  ];
  for (const slip of slips) expect(slip).not.toBe(business);
  const faults = vocabularyFaults([...things, ...slips]);
  expect(faults.slice(0, things.length)).toEqual(things.map(() => []));
  expect(faults.slice(things.length)).not.toContainEqual([]);
});

/**
 * What Google's results ask for and recommend. Left out of the recommended: what would have to be
 * invented here, namely a street, coordinates, price ranges and reviews.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 * https://developers.google.com/search/docs/appearance/structured-data/article
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
const asked = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  Article: ['author', 'headline', 'image', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
} as const;

test('a business, an article and a breadcrumb have what Google asks for', () => {
  for (const [type, properties] of Object.entries(asked)) {
    const found = pages.flatMap(({ nodes }) => nodes.filter((node) => node['@type'] === type));
    expect(found, type).not.toEqual([]);
    for (const node of found) {
      expect(Object.keys(node), node['@id']).toEqual(expect.arrayContaining([...properties]));
    }
  }
  for (const { path, nodes } of pages) {
    const isArticle = path.startsWith('/services/post/');
    expect(
      nodes.some((node) => node['@type'] === 'Article'),
      path,
    ).toBe(isArticle);
  }
});

test('the agency is on every page as its content says it, and on none as more', () => {
  const [{ nodes } = { nodes: [] }] = pages;
  const business = nodes.find((node) => node['@type'] === 'LocalBusiness');
  expect(business).toMatchObject({
    '@id': `${liveAddress}/#agency`,
    name: agency.name,
    url: `${liveAddress}/`,
    telephone: agency.phone.international,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: agency.address.locality,
      addressRegion: agency.address.region,
      addressCountry: agency.address.country,
    },
    areaServed: agency.serves.map((name) => ({ '@type': 'Place', name })),
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    ],
    sameAs: agency.social.map(({ url }) => url),
  });
  for (const page of pages) {
    const same = page.nodes.find((node) => node['@id'] === business?.['@id']);
    expect(same, page.path).toEqual(business);
  }
});

test('a breadcrumb says what the page shows, and is there where the page has one', () => {
  let count = 0;
  for (const { path, root, nodes } of pages) {
    const shown = root
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
      .map((step) => step.text.trim());
    const said = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = z
      .object({
        itemListElement: z.array(
          z.object({ position: z.number(), name: z.string(), item: z.url() }),
        ),
      })
      .safeParse(said).data?.itemListElement;
    expect(steps?.map(({ name }) => name) ?? [], path).toEqual(shown);
    if (steps === undefined) continue;
    count++;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(liveAddress + path);
    const links = root
      .querySelectorAll('nav[aria-label="Breadcrumb"] a')
      .map((link) => liveAddress + (link.getAttribute('href') ?? ''));
    expect(steps.slice(0, -1).map(({ item }) => item)).toEqual(links);
  }
  expect(count).toBe(8);
});

test('a service is called what its content calls it, and by what it is known as elsewhere', async () => {
  const { nodes = [] } = pages.find(({ path }) => path === '/services') ?? {};
  const described = nodes.filter((node) => node['@type'] === 'Service' && 'description' in node);
  const services = await contentOf('services');
  expect(described.map(({ name, serviceType }) => [name, serviceType])).toEqual(
    services.map(({ title, kind }) => [title, kind]),
  );
  expect(services.some(({ kind }) => kind !== undefined)).toBe(true);
});

test('every id that is named is described, on the page that names it', () => {
  for (const { path, nodes } of pages) {
    const described = new Set(idsIn(nodes, true));
    const named = idsIn(nodes, false);
    expect(
      named.filter((id) => !described.has(id)),
      path,
    ).toEqual([]);
    expect(named.length, path).toBeGreaterThan(3);
  }
});

test('every address within the site is one of its pages, or a file of it', async () => {
  const folder = await liveCopy();
  const paths = new Set(pages.map(({ path }) => path));
  for (const { jsonLd = '' } of pages) {
    const addresses = jsonLd.match(/https:\/\/www\.agency\.example[^"]*/g) ?? [];
    for (const { pathname } of addresses.map((address) => new URL(address))) {
      if (!paths.has(pathname)) await expect(readFile(folder + pathname)).resolves.toBeDefined();
    }
  }
});

test('nothing that is marked as a sample is claimed, nor any praise of ourselves', async () => {
  const told = pages.map(({ jsonLd = '' }) => jsonLd).join();
  for (const type of ['Review', 'AggregateRating', 'Rating', 'Person', 'CreativeWork']) {
    expect(told).not.toContain(`"@type":"${type}"`);
  }
  const samples = (
    await Promise.all(['reviews', 'team', 'case-studies'].map((name) => contentOf(name)))
  ).flat();
  expect(samples.length).toBeGreaterThan(3);
  for (const sample of samples.filter((entry) => entry.sample === true)) {
    for (const name of [sample.name, sample.reviewer, sample.company, sample.review]) {
      if (name !== undefined) expect(told).not.toContain(name);
    }
  }
  // The only price is that of the consultation, which is free.
  const prices = [...told.matchAll(/"price[^"]*":"([^"]*)"/g)].map(([, price]) => price);
  expect(new Set(prices)).toEqual(new Set(['0', 'USD']));
});

test('words of any kind stay data inside the page', () => {
  const words = '</script><script>alert(1)</script><!-- & \u2028 "quoted"';
  const text = jsonLd({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: words }],
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: words }] });
});

function parsedData({ path, jsonLd: text }: BuiltPage): unknown {
  if (text === undefined) throw new Error(`${path} has no structured data.`);
  return JSON.parse(text);
}

/** The ids of all that is said at any depth: of things described, or of things only named. */
function idsIn(value: unknown, described: boolean): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id: unknown = Reflect.get(value, '@id');
  const isDescribed = Object.keys(value).length > 1;
  const own = typeof id === 'string' && isDescribed === described ? [id] : [];
  return [...own, ...Object.values(value).flatMap((part) => idsIn(part, described))];
}

async function contentOf(name: string) {
  return z
    .array(
      z.looseObject({
        sample: z.boolean().optional(),
        title: z.string().optional(),
        kind: z.string().optional(),
        name: z.string().optional(),
        reviewer: z.string().optional(),
        company: z.string().optional(),
        review: z.string().optional(),
      }),
    )
    .parse(parse(await readFile(`content/${name}.yaml`, 'utf8')));
}
