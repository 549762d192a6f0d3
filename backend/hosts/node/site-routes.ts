import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uncached } from '../../http/wire-response.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteFile } from './load-site.ts';
import { sitePath } from './site-path.ts';

/**
 * Serves the live site from memory: its files and their compressed copies, one address per page, and the
 * 404 page for everything else.
 */
export function siteRoutes(server: FastifyInstance, site: LiveSite): void {
  server.get('/*', (request, reply) => {
    const [path = '', ...query] = request.url.split('?');
    const found = sitePath(path, site.current().movedPages);
    if (found.kind === 'redirect') {
      return reply.redirect(withQuery(found.to, query), 308);
    }
    if (found.kind === 'moved') return reply.redirect(withQuery(found.to, query), 301);
    const file = found.kind === 'file' ? site.find(found.file) : undefined;
    if (file === undefined) return answerUnknown(site, request, reply);
    void reply.header('etag', file.etag);
    if (!isKnown(file, request.headers['if-none-match'])) return sendFile(request, reply, file);
    return reply.code(304).headers(file.headers).send();
  });
  server.setNotFoundHandler((request, reply) => answerUnknown(site, request, reply));
}

/** Campaigns are counted by the query, so it stays, before a `#`. */
function withQuery(to: string, query: readonly string[]): string {
  const [page = '', ...part] = to.split('#');
  return [[page, ...query].join('?'), ...part].join('#');
}

/** Whether the browser has the file already, as it says in `If-None-Match`. */
function isKnown({ etag }: SiteFile, known: string | undefined): boolean {
  const isSame = (tag: string) => tag === '*' || tag === etag || `W/${tag}` === etag;
  return known?.split(',').some((tag) => isSame(tag.trim())) === true;
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding'], file);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  const body = encoding === undefined ? file.body : file[encoding];
  return reply.headers(file.headers).send(body);
}

/** Answers an unknown address, or a method that no page takes. */
function answerUnknown(site: LiveSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers(uncached);
  if (!['GET', 'HEAD'].includes(request.method)) {
    void reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8');
    return reply.send('This address can only be read.\n');
  }
  void reply.code(404);
  const page = site.find('404.html');
  if (page !== undefined) return sendFile(request, reply, page);
  return reply.type('text/plain; charset=utf-8').send('Nothing is at this address.\n');
}
