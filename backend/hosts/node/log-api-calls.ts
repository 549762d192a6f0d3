import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventsAddress } from '#contract/event-batch.ts';
import type { Log } from '../../contact/ports.ts';
import { requestScope } from './request-scope.ts';

/**
 * One line per call of a function: route, status, time; but none for events that were counted. Not
 * Fastify's own request log, which tells the visitor's address; and not the pages, whose visits are the
 * business of analytics. Every line that is written meanwhile bears the same request id, and the answer
 * does too, so that a try which a visitor tells of can be found.
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
    if (isApiCall(request) && !isCounted(request, reply)) {
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

/** Each page that is looked at tells something: a line for each would bury all others. */
function isCounted({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return routeOptions.url === eventsAddress && statusCode === 204;
}
