import { expect, test } from 'vitest';
import { policyHeader } from '#backend/http/page-headers.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { sharedHost } from '#test/fixtures/running-host.ts';
import { firebaseJson } from './static-headers/firebase-json.ts';
import { netlifyHeaders } from './static-headers/netlify-headers.ts';
import { staticSite, type SiteFile, type StaticSite } from './static-headers/site-files.ts';

const ownOnly = {
  appCheck: { kind: 'proof-of-work' },
  gaMeasurementId: undefined,
  siteUrl: undefined,
} as const;

const host = sharedHost();

type Headers = Readonly<Record<string, string>>;

/** The headers that each host sends with a file, given its configuration. */
const readings: Readonly<Record<string, (site: StaticSite, file: SiteFile) => Headers>> = {
  Netlify: (site, { address }) => netlifyReading(netlifyHeaders(site), address),
  Firebase: (site, { address }) => firebaseReading(firebaseJson(site), address),
};

test.each(Object.keys(readings))(
  '%s sends each file with the headers of the Node host',
  async (name) => {
    const { get, siteFolder } = await host();
    const site = await staticSite(siteFolder, ownOnly);
    const visited = site.files.filter(({ file }) => !/^(?:404|contact-problem)\.html$/.test(file));
    expect(visited.length).toBeGreaterThan(5);
    for (const file of visited) {
      const answer = await get(file.address);
      expect(answer.status).toBe(200);
      const sent = readings[name]?.(site, file) ?? {};
      for (const header of [
        ...Object.keys(site.headers),
        'content-security-policy',
        'cross-origin-resource-policy',
        'cache-control',
        'content-disposition',
        'link',
        'x-robots-tag',
        ...('content-type' in file.headers ? ['content-type'] : []),
      ]) {
        const own = answer.headers.get(header) ?? undefined;
        expect(sent[header], `${header} of ${file.address}`).toBe(own);
      }
    }
  },
);

test('Firebase sends the 404 page with the headers of the Node host', async () => {
  const { get, siteFolder } = await host();
  const site = await staticSite(siteFolder, ownOnly);
  const answer = await get('/nowhere');
  const sent = firebaseReading(firebaseJson(site), '/nowhere');
  for (const name of ['content-security-policy', 'cross-origin-resource-policy', 'cache-control']) {
    expect(sent[name]).toBe(answer.headers.get(name));
  }
});

test('Netlify sends the 404 page with a policy that allows what any other allows', async () => {
  const site = await staticSite(await builtSite(), ownOnly);
  const sent = netlifyReading(netlifyHeaders(site), '/nowhere')[policyHeader] ?? '';
  expect(sent).toContain("script-src 'self'");
  for (const { file, headers } of site.files) {
    const own = (headers[policyHeader] ?? '').split('; ').map((directive) => directive.split(' '));
    for (const [name = '', ...sources] of own) {
      const [, ...widest] =
        sent
          .split('; ')
          .map((directive) => directive.split(' '))
          .find(([directive]) => directive === name) ?? [];
      // Where a hash stands beside it, browsers look past this word.
      const takesAllStyles =
        name === 'style-src' &&
        widest.includes("'unsafe-inline'") &&
        !widest.join().includes('sha256');
      const allows = (source: string) => widest.includes(source) || takesAllStyles;
      expect(
        sources.filter((source) => !allows(source)),
        `${name} of ${file}`,
      ).toEqual([]);
    }
  }
});

/** Of all rules that match; the same header twice would be both, joined. */
function netlifyReading(text: string, address: string): Headers {
  const found: Record<string, string> = {};
  for (const [path = '', ...lines] of text.split('\n\n').map((rule) => rule.trim().split('\n'))) {
    const matches = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    if (!matches) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      found[name] = name in found ? `${found[name] ?? ''}, ${value}` : value;
    }
  }
  // All policies apply. The one of `/*` is tested separately.
  const [, ...policies] = found[policyHeader]?.split(', ') ?? [];
  const [asset = ''] = policies;
  if (address.startsWith('/_astro/')) found[policyHeader] = asset.replace(/; style-src .*$/, '');
  else if (policies.length > 0) found[policyHeader] = policies.join(', ');
  // The default of both hosts.
  return { 'cache-control': 'public, max-age=0, must-revalidate', ...found };
}

/** The last rule that matches sets a header. */
function firebaseReading({ hosting }: ReturnType<typeof firebaseJson>, address: string): Headers {
  const matching = hosting.headers.filter(({ source }) =>
    source.endsWith('**') ? address.startsWith(source.slice(0, -2)) : address === source,
  );
  const set = matching.flatMap(({ headers }) => headers);
  return Object.fromEntries(set.map(({ key, value }) => [key, value]));
}
