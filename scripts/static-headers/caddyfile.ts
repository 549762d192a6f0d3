import { securityText } from '../../backend/hosts/node/site-path.ts';
import { movedAddresses, otherWays } from './moved-addresses.ts';
import { strictestPolicy, type StaticSite } from './site-files.ts';

/** A site of Caddy: policies and caching go by the address asked for. */
export function caddyfile({ headers: common, files }: StaticSite): string {
  const page404 = files.find(({ file }) => file === '404.html');
  const rows = files
    .filter(({ file }) => file !== '404.html')
    .map(({ address, policy, cache }) => `    ${address} "${policy}" "${cache}"`);
  const headers = Object.entries(common).map(([name, value]) => `    ${name} "${value}"`);
  const own = files
    .filter(({ others }) => Object.keys(others).length > 0)
    .map(({ address, others }, place) => {
      const lines = Object.entries(others).map(([name, value]) => `    ${name} \`${value}\``);
      return `  @own${place} path ${address}\n  header @own${place} {\n${lines.join('\n')}\n  }`;
    });
  const moved = [...movedAddresses, ['/index', '/'] as const].map(
    ([from, to], place) =>
      `  @moved${place} path ${from} ${from}/ ${from}.html\n  redir @moved${place} ${to} 308`,
  );
  const policy404 = page404?.policy ?? strictestPolicy;
  const cache404 = page404?.cache ?? 'no-store';
  return `(common_headers) {
  header {
${headers.join('\n')}
    -server
  }
}

# Yours to change. Caddy brings HTTPS by itself.
example.com {
  root * /srv/site/dist
  # As it was asked for: by the time of the answer {path} is the file's.
  map {http.request.orig_uri.path} {site_policy} {site_cache} {
${rows.join('\n')}
    default "${policy404}" "${cache404}"
  }
  import common_headers
  header {
    content-security-policy {site_policy}
    cache-control {site_cache}
  }
${own.join('\n')}
  @hidden {
    path */.* ${notForVisitors}
    not path ${securityText}
  }
  error @hidden 404
${moved.join('\n')}
  @asked {
    path_regexp other ${otherWays}
    not path ${notForVisitors}
    not query ""
  }
  redir @asked {re.other.1}?{query} 308
  @other {
    path_regexp other ${otherWays}
    not path ${notForVisitors}
  }
  redir @other {re.other.1} 308
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    import common_headers
    header content-security-policy "${policy404}"
    header cache-control "${cache404}"
    rewrite * /404.html
    file_server
  }
}
`;
}

/** Pages that visitors are answered with, and have no address to ask for. */
const notForVisitors =
  '/404 /404/ /404.html /contact-problem /contact-problem/ /contact-problem.html';
