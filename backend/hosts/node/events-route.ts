import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { callableErrorStatus, type CallableErrorCode } from '#contract/callable.ts';
import { batchBounds, eventsAddress } from '#contract/event-batch.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { parseEventBatch } from '../../analytics/parse-event-batch.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { faultWatch } from '../../contact/fault-watch.ts';
import type { Log } from '../../contact/ports.ts';
import { retryAfterSeconds, StoreUnavailable } from '../../contact/store-unavailable.ts';
import { requestFault } from './answer-errors.ts';
import { builtScreens } from './built-screens.ts';
import { callFailure } from './call-failure.ts';
import type { ContactService } from './contact-service.ts';
import { fromAnotherSite } from './from-another-site.ts';

export interface EventsDependencies {
  readonly contact: Pick<ContactService, 'counting' | 'limits'>;
  readonly siteFolder: string;
  readonly siteUrl: URL | undefined;
  readonly log: Log;
}

/**
 * Where pages tell what was seen on them: a batch of events raises counts, and is forgotten. It asks for
 * no token, which would cost a visitor's device more than the count is worth; whoever makes events up
 * meets the limits.
 */
export function eventsRoute(dependencies: EventsDependencies): FastifyPluginAsync {
  const { contact, siteFolder, siteUrl, log } = dependencies;
  return async function registerEvents(server) {
    const screens = siteScreens(await builtScreens(siteFolder));
    const count = eventCounter({ ...contact.counting, screens });
    const watch = faultWatch(log, {}, sentences);
    // As it is written by `sendBeacon`, from a string or from a blob of JSON.
    server.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string', bodyLimit: batchBounds.bytes },
      (_request, body, done) => done(null, body),
    );
    server.setErrorHandler((error: FastifyError, _request, reply) => {
      const { status, message } = refusal(error, log);
      if (status === 'UNAVAILABLE') void reply.header('retry-after', retryAfterSeconds);
      const code = requestFault(error) ?? callableErrorStatus[status];
      return reply.code(code).send(callFailure(status, message));
    });

    async function onRequest(request: FastifyRequest, reply: FastifyReply) {
      void reply.header('cache-control', 'no-store');
      const { headers, ip } = request;
      if (fromAnotherSite(headers, [headers.host, siteUrl?.host])) {
        return reply.code(401).send(callFailure('UNAUTHENTICATED', 'Not sent by our pages'));
      }
      const wait = await contact.limits.take('events', ip);
      if (wait === undefined) return undefined;
      void reply.code(429).header('retry-after', wait);
      return reply.send(callFailure('RESOURCE_EXHAUSTED', 'Too many requests'));
    }
    server.post(eventsAddress, { onRequest }, async (request, reply) => {
      const parsed = parseEventBatch(typeof request.body === 'string' ? request.body : '');
      if (!parsed.ok) {
        return reply.code(400).send(callFailure('INVALID_ARGUMENT', parsed.problem));
      }
      const counted = count(parsed.batch, request.headers['user-agent']);
      // Said once: each page that is looked at tells something.
      await Promise.all([counted, watch(counted)]);
      return reply.code(204).send();
    });
  };
}

const sentences = {
  met: 'events are not counted: what pages tell of visits is lost',
  over: 'events are counted again',
};

function refusal(error: unknown, log: Log): { status: CallableErrorCode; message: string } {
  const fault = requestFault(error);
  if (fault !== undefined) return { status: 'INVALID_ARGUMENT', message: faultSentence(fault) };
  if (error instanceof StoreUnavailable) {
    return { status: 'UNAVAILABLE', message: 'The events could not be counted' };
  }
  log.error({ err: error }, 'counting events failed unexpectedly');
  return { status: 'INTERNAL', message: 'INTERNAL' };
}

function faultSentence(status: number): string {
  if (status === 413) return `A batch has ${batchBounds.bytes} bytes at most`;
  return 'Not a batch of events in JSON';
}
