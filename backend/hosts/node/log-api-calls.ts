import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventsAddress } from '#contract/event-batch.ts';
import type { Log } from '../../contact/log.ts';
import { requestScope } from './request-scope.ts';

/**
 * One line per call of a function: route, status, time; but none for events that were counted, and only
 * the first {@link linesPerMinute} of a minute. Not Fastify's own request log, which has the
 * visitor's address; and not the pages, whose visits are the business of analytics. Every line that is
 * written meanwhile has the same request id, and the answer too, so that a visitor's failed try can be
 * found.
 */
export function logApiCalls(server: FastifyInstance, log: Log): void {
  const isLogged = sampleLines(log);
  server.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) void reply.header('x-request-id', request.id);
    requestScope.run({ requestId: request.id }, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isApiCall(request) && !isCounted(request, reply) && isLogged()) {
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

/** Many times what visitors cause. A flood of 1,000 requests a second would write 11 GB a day. */
export const linesPerMinute = 100;

/** Returns whether the next answer gets a line. What was left out is logged as a number, each minute. */
export function sampleLines(log: Log): () => boolean {
  let answers = 0;
  let counting: NodeJS.Timeout | undefined;
  const report = () => {
    const notLogged = answers - linesPerMinute;
    if (notLogged > 0)
      log.warn({ notLogged }, 'more was answered in the last minute than is logged');
    answers = 0;
    counting = undefined;
  };
  return () => {
    counting ??= setTimeout(() => requestScope.run(undefined, report), 60_000).unref();
    answers += 1;
    return answers <= linesPerMinute;
  };
}
