import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../../contact/ports.ts';
import { requestScope } from './request-scope.ts';

/**
 * One line per call of a function: route, status, time. Not Fastify's own request log, which tells
 * the visitor's address; and not the pages, whose visits are the business of analytics. Every line
 * that is written meanwhile bears the same request id, and the answer does too, so that a try which
 * a visitor tells of can be found.
 */
export function logApiCalls(server: FastifyInstance, log: Log): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) void reply.header('x-request-id', request.id);
    requestScope.run({ requestId: request.id }, done);
  });
  // Once more: a body arrives by events of its connection, which know of no request.
  server.addHook('preHandler', (request, _reply, done) => {
    requestScope.run({ requestId: request.id }, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request)) {
      const { id: requestId, method } = request;
      const { url: route } = request.routeOptions;
      const milliseconds = Math.round(reply.elapsedTime);
      log.info({ requestId, method, route, status: reply.statusCode, milliseconds }, 'answered');
    }
    done();
  });
}

function isApiCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}
