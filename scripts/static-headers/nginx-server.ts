import { movedAddresses, otherWays } from './moved-addresses.ts';
import { strictestPolicy, type StaticSite } from './site-files.ts';

/** A server of nginx, to be included where `http` is: policies and caching go by the file sent. */
export function nginxServer({ headers: common, files }: StaticSite): string {
  const policies = files
    .filter(({ policy }) => policy !== strictestPolicy)
    .map(({ file, policy }) => `  "/${file}" "${policy}";`);
  const caches = Map.groupBy(files, ({ cache }) => cache);
  const revalidated = files.find(({ file }) => file === 'index.html')?.cache ?? 'no-cache';
  const otherCaches = [...caches]
    .filter(([cache]) => cache !== revalidated)
    .flatMap(([cache, same]) => same.map(({ file }) => `  "/${file}" "${cache}";`));
  const ofSome = (name: string) =>
    files.flatMap(({ file, others }) =>
      name in others ? [`  "/${file}" '${others[name] ?? ''}';`] : [],
    );
  const types = files.flatMap(({ address, others: { 'content-type': type } }) =>
    type === undefined ? [] : [`  location = ${address} { types { } default_type "${type}"; }`],
  );
  const headers = Object.entries(common).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const moved = [
    ...movedAddresses.map(
      ([from, to]) => `  location ~ ^${from}(?:\\.html)?/?$ { return 308 ${to}$is_args$args; }`,
    ),
    '  location ~ ^/index(?:\\.html)?/?$ { return 308 /$is_args$args; }',
    '  location ~ ^/contact-problem(?:\\.html)?/?$ { return 404; }',
    '  location ~ ^/404(?:/|\\.html/)?$ { return 404; }',
  ];
  return `map_hash_bucket_size 256;
map $uri $site_policy {
  default "${strictestPolicy}";
${policies.join('\n')}
}
map $uri $site_cache {
  default "${revalidated}";
${otherCaches.join('\n')}
}
# nginx leaves out a header whose value is empty.
map $uri $site_link {
  default "";
${ofSome('link').join('\n')}
}
map $uri $site_robots {
  default "";
${ofSome('x-robots-tag').join('\n')}
}
server {
  # Yours to change, and to put HTTPS in front of.
  listen 80;
  server_name example.com;
  root /srv/site/dist;

  server_tokens off;
  # A proxy in front has another name, scheme and port.
  absolute_redirect off;
  gzip_static on;
${headers.join('\n')}
  add_header content-security-policy $site_policy always;
  add_header cache-control $site_cache always;
  add_header link $site_link always;
  add_header x-robots-tag $site_robots always;
  error_page 404 /404.html;
${types.join('\n')}
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
${moved.join('\n')}
  location ~ "${otherWays}" { return 308 $1$is_args$args; }
  location ~ /\\. { return 404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
