import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventsAddress } from '#contract/event-batch.ts';
import type { Log } from '../../contact/ports.ts';
import { requestScope } from './request-scope.ts';

/**
 * One line per call of a function: route, status, time; but none for events that were counted, and only
 * the first {@link refusalsPerMinute} refusals of a minute. Not Fastify's own request log, which has the
 * visitor's address; and not the pages, whose visits are the business of analytics. Every line that is
 * written meanwhile has the same request id, and the answer too, so that a visitor's failed try can be
 * found.
 */
export function logApiCalls(server: FastifyInstance, log: Log): void {
  const isLogged = sampleRefusals(log);
  server.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) void reply.header('x-request-id', request.id);
    requestScope.run({ requestId: request.id }, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request) && !isCounted(request, reply) && isLogged(reply.statusCode)) {
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

/** Each page that is looked at reports something: a line for each would bury all others. */
function isCounted({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return routeOptions.url === eventsAddress && statusCode === 204;
}

/** Enough to see what goes on; a flood of 1,000 a second would write 11 GB a day. */
export const refusalsPerMinute = 20;

/** Returns whether an answer with this status is logged. Logs each minute how many were not. */
export function sampleRefusals(log: Log): (status: number) => boolean {
  let refusals = 0;
  let counting: NodeJS.Timeout | undefined;
  const report = () => {
    const notLogged = refusals - refusalsPerMinute;
    if (notLogged > 0) {
      log.warn({ notLogged }, 'more requests were refused in the last minute than are logged');
    }
    refusals = 0;
    counting = undefined;
  };
  return (status) => {
    if (status < 400 || status >= 500) return true;
    counting ??= setTimeout(() => requestScope.run(undefined, report), 60_000).unref();
    refusals += 1;
    return refusals <= refusalsPerMinute;
  };
}
