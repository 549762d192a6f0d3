import { strictestPolicy, type StaticSite } from './site-files.ts';

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
