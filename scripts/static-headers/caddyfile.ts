import { strictestPolicy, type StaticSite } from './site-files.ts';

/** A site of Caddy: policies and caching go by the address asked for. */
export function caddyfile({ headers: common, files }: StaticSite): string {
  const page404 = files.find(({ file }) => file === '404.html');
  const rows = files
    .filter(({ file }) => file !== '404.html')
    .map(({ address, policy, cache }) => `    ${address} "${policy}" "${cache}"`);
  const headers = Object.entries(common).map(([name, value]) => `    ${name} "${value}"`);
  return `# Yours to change. Caddy brings HTTPS by itself.
example.com {
  root * /srv/site/dist
  map {path} {site_policy} {site_cache} {
${rows.join('\n')}
    default "${page404?.policy ?? strictestPolicy}" "${page404?.cache ?? 'no-store'}"
  }
  header {
${headers.join('\n')}
    content-security-policy {site_policy}
    cache-control {site_cache}
    -server
  }
  @hidden path */.*
  error @hidden 404
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    rewrite * /404.html
    file_server
  }
}
`;
}
