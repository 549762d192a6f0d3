import type { IncomingMessage } from 'node:http';

/**
 * Returns the target of a request as a path: `/about` of `http://host/about`, which a client sends that takes the
 * server for a proxy (RFC 9112, 3.2.2). A target at another host than that of the header stays as it is: a proxy
 * may have read it in another way.
 */
export function originForm({ url = '', headers }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [, host = '', rest = ''] = /^https?:\/\/([^/?]+)(.*)$/i.exec(url) ?? [];
  if (host === '' || host.toLowerCase() !== (headers.host ?? host).toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
