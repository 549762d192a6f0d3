import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of any origin call the routes of `server`, as `onCall` does: a callable goes by its tokens,
 * not by cookies. Needed only where site and functions have different origins.
 */
export function openCors(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-headers': asked } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    void reply.header('access-control-allow-methods', 'POST');
    if (asked !== undefined) {
      void reply.header('access-control-allow-headers', asked);
      void reply.header('vary', 'Origin, Access-Control-Request-Headers');
    }
    void reply.code(204).send();
  });
}
