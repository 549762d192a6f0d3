import { policyHeader } from '#backend/http/page-headers.ts';
import { assetHeaders, type StaticSite } from './site-files.ts';

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages. If two rules match an address, both are sent,
 * and both policies apply. So `/*` gets a policy that allows what any file needs, which is also the one of the
 * 404 page, and each file adds its own.
 *
 * All files in `_astro/` have one rule, which allows inline styles without a hash: drawings contain some. All files in
 * `share/` have one too, since Cloudflare Pages reads at most 100 rules, and those in `files/`, whose names may have
 * spaces.
 */
export function netlifyHeaders({ headers: common, widestPolicy, files }: StaticSite): string {
  const own = files.filter(({ file }) => !/^(?:_astro\/|share\/|files\/|404\.html$)/.test(file));
  const folderRules = ['share', 'files'].flatMap((folder) => {
    const first = files.find(({ file }) => file.startsWith(`${folder}/`));
    return first ? [rule(`/${folder}/*`, first.headers)] : [];
  });
  const assetPolicy = `${assetHeaders[policyHeader] ?? ''}; style-src 'unsafe-inline'`;
  return [
    rule('/*', { ...common, [policyHeader]: widestPolicy }),
    rule('/_astro/*', { ...assetHeaders, [policyHeader]: assetPolicy }),
    ...folderRules,
    ...own.map(({ address, headers }) => rule(address, headers)),
  ].join('\n');
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
