import { strictestPolicy, type StaticSite } from './site-files.ts';

/** The bounds of Cloudflare Pages, which are narrower than Netlify's. */
const mostRules = 100;
const longestLine = 2000;

/**
 * The file `_headers` for Netlify and Cloudflare Pages. Where two rules match an address both are sent, and
 * of two policies both hold. So the 404 page, which has no address of its own, is sent with a policy of all
 * files that takes nothing from any, and each page with its own beside it.
 *
 * What is in `_astro/` has one rule for all: no script of theirs runs, and nothing is loaded; but the hash of
 * the style that stands inside a drawing is not asked for, as it is on the other hosts.
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

/** Why Cloudflare Pages would not take these headers whole; `undefined` where it would. */
export function netlifyFault(headers: string): string | undefined {
  const lines = headers.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (rules > mostRules)
    return `_headers: has ${rules} rules, of which ${mostRules} would be heeded`;
  if (lines.every((line) => line.length <= longestLine)) return undefined;
  return `_headers: has a line of more than ${longestLine} characters, which would not be heeded`;
}

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}
