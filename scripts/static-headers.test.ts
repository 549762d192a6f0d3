import { expect, test } from 'vitest';
import { policyHeader } from '#backend/http/content-policy.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { sharedHost } from '#test/fixtures/running-host.ts';
import { firebaseJson } from './static-headers/firebase-json.ts';
import { netlifyFault, netlifyHeaders } from './static-headers/netlify-headers.ts';
import { staticSite, type SiteFile, type StaticSite } from './static-headers/site-files.ts';

const ownOnly = {
  appCheck: { kind: 'proof-of-work' },
  gaMeasurementId: undefined,
  siteUrl: undefined,
} as const;

const host = sharedHost();

type Headers = Readonly<Record<string, string>>;

/** What each configuration sends with a file, as its server reads it. */
const readings: Readonly<Record<string, (site: StaticSite, file: SiteFile) => Headers>> = {
  Netlify: (site, { address }) => netlifyReading(netlifyHeaders(site), address),
  Firebase: (site, { address }) => firebaseReading(firebaseJson(site), address),
};

test.each(Object.keys(readings))(
  '%s sends what the Node host sends, file by file',
  async (name) => {
    const { server, siteFolder } = await host();
    const site = await staticSite(siteFolder, ownOnly);
    const visited = site.files.filter(
      ({ file }) => !['404.html', 'contact-problem.html'].includes(file),
    );
    expect(visited.length).toBeGreaterThan(5);
    for (const file of visited) {
      const answer = await server.inject(file.address);
      expect(answer.statusCode).toBe(200);
      const sent = readings[name]?.(site, file) ?? {};
      for (const header of [
        ...Object.keys(site.headers),
        'content-security-policy',
        'cache-control',
        'link',
        'x-robots-tag',
        ...('content-type' in file.others ? ['content-type'] : []),
      ]) {
        expect(sent[header], `${header} of ${file.address}`).toBe(answer.headers[header]);
      }
    }
  },
);

test('Firebase sends with the 404 page what the Node host sends', async () => {
  const { server, siteFolder } = await host();
  const site = await staticSite(siteFolder, ownOnly);
  const answer = await server.inject('/nowhere');
  const sent = firebaseReading(firebaseJson(site), '/nowhere');
  for (const header of ['content-security-policy', 'cache-control']) {
    expect(sent[header]).toBe(answer.headers[header]);
  }
});

test('the hosting is not given what is for other static hosts, or for nobody', () => {
  const { ignore } = firebaseJson({ headers: {}, widestPolicy: '', files: [] }).hosting;
  for (const name of ['_headers', '_redirects', '**/.*']) expect(ignore).toContain(name);
});

test('Netlify sends with the 404 page a policy that takes nothing from any other', async () => {
  const site = await staticSite(await builtSite(), ownOnly);
  const sent = netlifyReading(netlifyHeaders(site), '/nowhere')[policyHeader] ?? '';
  expect(sent).toContain("script-src 'self'");
  for (const { file, policy } of site.files) {
    const own = policy.split('; ').map((directive) => directive.split(' '));
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

test('a site that has more files than Cloudflare has rules is told of, and builds elsewhere', async () => {
  const site = await staticSite(await builtSite(), ownOnly);
  const [file] = site.files;
  if (file === undefined) throw new Error('There is no file');
  const named = (folder: string) =>
    Array.from({ length: 101 }, (_, n) => ({
      ...file,
      file: `${folder}${n}.svg`,
      address: `/${folder}${n}.svg`,
    }));
  const faultOf = (files: readonly SiteFile[]) => netlifyFault(netlifyHeaders({ ...site, files }));
  expect(faultOf(site.files)).toBeUndefined();
  expect(faultOf(named('_astro/'))).toBeUndefined();
  expect(faultOf(named(''))).toContain('100');
  expect(faultOf([{ ...file, file: 'a.html', policy: 'x'.repeat(2000) }])).toContain('2000');
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
  // Of several policies all hold. That of all files takes nothing away, as is tested for itself.
  const [, ...policies] = found[policyHeader]?.split(', ') ?? [];
  const [asset = ''] = policies;
  if (address.startsWith('/_astro/')) found[policyHeader] = asset.replace(/; style-src .*$/, '');
  else if (policies.length > 0) found[policyHeader] = policies.join(', ');
  // What both hosts send with a file that no rule speaks of.
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
