import type { FastifyInstance } from 'fastify';
import { siteLeave } from '../../http/site-leave.ts';
import { wireHeaders } from '../../http/wire-headers.ts';

/** Answers at the addresses of the functions with what {@link siteLeave} says to it. */
export function letSiteCall(server: FastifyInstance, siteUrl: URL | undefined): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) {
      done();
      return;
    }
    const asked = { method: request.method, headers: wireHeaders(request.headers) };
    const { headers, preflight } = siteLeave(asked, siteUrl);
    void reply.headers(headers);
    if (preflight === undefined) done();
    else void reply.code(preflight.status).headers(preflight.headers).send();
  });
}
