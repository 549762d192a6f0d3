import type { StaticSite } from './site-files.ts';

/** The bounds of Cloudflare Pages, which are narrower than Netlify's. */
const mostRules = 100;
const longestLine = 2000;

/**
 * The file `_headers` for Netlify and Cloudflare Pages. Where two rules match an address both are
 * sent, and of two policies both hold: so each policy stands in one rule alone, and that of the 404
 * page, which has no address of its own, in none. Styles and fonts have no policy to heed.
 */
export function netlifyHeaders({ headers: common, files }: StaticSite): string {
  const own = files
    .filter(({ file }) => /\.(?:html|svg|js|md|xml|txt)$/.test(file) && file !== '404.html')
    .map(({ file, address, policy, cache, others }) =>
      rule(address, {
        'content-security-policy': policy,
        ...others,
        ...(!file.startsWith('_astro/') && { 'cache-control': cache }),
      }),
    );
  const immutable = files.find(({ file }) => file.startsWith('_astro/'));
  const rules = [
    rule('/*', common),
    ...(immutable ? [rule('/_astro/*', { 'cache-control': immutable.cache })] : []),
    ...own,
  ];
  const text = rules.join('\n');
  if (rules.length > mostRules) throw new Error(`_headers has more than ${mostRules} rules`);
  if (text.split('\n').some((line) => line.length > longestLine)) {
    throw new Error(`_headers has a line of more than ${longestLine} characters`);
  }
  return text;
}

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}
