import { strictestPolicy, type StaticSite } from './site-files.ts';

/** A server of nginx, to be included where `http` is: policies and caching go by the file sent. */
export function nginxServer({ headers: common, files }: StaticSite): string {
  const policies = files
    .filter(({ policy }) => policy !== strictestPolicy)
    .map(({ file, policy }) => `  "/${file}" "${policy}";`);
  const caches = Map.groupBy(files, ({ cache }) => cache);
  const revalidated = files.find(({ file }) => file === 'index.html')?.cache ?? 'no-cache';
  const others = [...caches]
    .filter(([cache]) => cache !== revalidated)
    .flatMap(([cache, same]) => same.map(({ file }) => `  "/${file}" "${cache}";`));
  const headers = Object.entries(common).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `map_hash_bucket_size 256;
map $uri $site_policy {
  default "${strictestPolicy}";
${policies.join('\n')}
}
map $uri $site_cache {
  default "${revalidated}";
${others.join('\n')}
}
server {
  # Yours to change, and to put HTTPS in front of.
  listen 80;
  server_name example.com;
  root /srv/site/dist;

  server_tokens off;
  gzip_static on;
${headers.join('\n')}
  add_header content-security-policy $site_policy always;
  add_header cache-control $site_cache always;
  error_page 404 /404.html;
  location = / { try_files /index.html =404; }
  location ~ /\\. { return 404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
