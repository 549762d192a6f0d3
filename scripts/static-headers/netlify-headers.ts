import { strictestPolicy, type StaticSite } from './site-files.ts';

/** The limits of Cloudflare Pages, which are lower than Netlify's. */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages. If two rules match an address, both are sent,
 * and both policies apply. So `/*` gets a policy that allows what any file needs, which is also the one of the
 * 404 page, and each page adds its own.
 *
 * All files in `_astro/` share one rule, which allows inline styles without a hash: drawings contain some.
 */
export function netlifyHeaders({ headers: common, widestPolicy, files }: StaticSite): string {
  const asset = files.find(({ file }) => file.startsWith('_astro/'));
  const own = files.filter(
    ({ file }) =>
      /\.(?:html|svg|js|md|xml|txt|webmanifest)$/.test(file) &&
      !file.startsWith('_astro/') &&
      file !== '404.html',
  );
  return [
    rule('/*', { ...common, 'content-security-policy': widestPolicy }),
    ...(asset
      ? [
          rule('/_astro/*', {
            'content-security-policy': `${strictestPolicy}; style-src 'unsafe-inline'`,
            'cache-control': asset.cache,
          }),
        ]
      : []),
    ...own.map(({ address, policy, cache, others }) =>
      rule(address, { 'content-security-policy': policy, ...others, 'cache-control': cache }),
    ),
  ].join('\n');
}

/** Returns why Cloudflare Pages would ignore some of these headers; `undefined` if it would not. */
export function netlifyProblem(headers: string): string | undefined {
  const lines = headers.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (rules > maxRules)
    return `_headers: has ${rules} rules, and Cloudflare ignores all after ${maxRules}`;
  if (lines.every((line) => line.length <= maxLineLength)) return undefined;
  return `_headers: has a line of more than ${maxLineLength} characters, which Cloudflare ignores`;
}

/**
 * Returns the file `_redirects` for Netlify and Cloudflare Pages. Both redirect `/services/` and
 * `/services.html` to `/services` on their own.
 */
export function netlifyRedirects({ moved }: Pick<StaticSite, 'moved'>): string {
  return Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}
