import type { FastifyInstance } from 'fastify';
import type { Log } from '../../contact/ports.ts';

/**
 * One line per call of a function: route, status, time. Not Fastify's own request log, which tells
 * the visitor's address; and not the pages, whose visits are the business of analytics.
 */
export function logApiCalls(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/') === true) {
      const milliseconds = Math.round(reply.elapsedTime);
      log.info(
        { method: request.method, route, status: reply.statusCode, milliseconds },
        'answered',
      );
    }
    done();
  });
}
