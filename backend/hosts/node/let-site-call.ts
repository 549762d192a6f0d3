import type { FastifyInstance } from 'fastify';
import { appCheckHeader } from '#contract/app-check.ts';

/**
 * Lets the pages of the site call these functions where they are served from elsewhere, by a static host:
 * those of `siteUrl`, and of nobody else. On one origin a browser needs no leave.
 */
export function letSiteCall(server: FastifyInstance, siteUrl: URL | undefined): void {
  if (siteUrl === undefined) return;
  server.addHook('onRequest', (request, reply, done) => {
    const { headers, method, url } = request;
    const isFunction = url.startsWith('/api/');
    if (isFunction) void reply.header('vary', 'Origin');
    if (!isFunction || headers.origin !== siteUrl.origin || headers.host === siteUrl.host) {
      done();
      return;
    }
    void reply.headers({
      'access-control-allow-origin': siteUrl.origin,
      'access-control-expose-headers': 'Retry-After',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) {
      done();
      return;
    }
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': `Content-Type, ${appCheckHeader}`,
        'access-control-max-age': preflightLifetime,
      })
      .send();
  });
}

/** In seconds: as long as any browser believes it. */
const preflightLifetime = 2 * 60 * 60;
