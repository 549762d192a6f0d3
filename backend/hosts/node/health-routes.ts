import type { FastifyPluginCallback } from 'fastify';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import type { ContactService } from './contact-service.ts';
import type { Leaving } from './leaving.ts';

/**
 * `/healthz`: the process answers. `/readyz`: a message could be kept now. The age of the mail queue
 * and the letters given up are told, for whoever watches, and do not count: a site whose mail server
 * is down still takes messages, and a balancer that took it out would lose the agency more than mail.
 *
 * Asking a database that another program holds holds up every visitor meanwhile, and anybody may ask
 * here: that it could not be asked is the answer for a second. A server that is about to stop takes messages still, and says that it is
 * not ready, for a balancer to send visitors elsewhere.
 */
export function healthRoutes(contact: ContactService, leaving: Leaving): FastifyPluginCallback {
  return function registerHealth(server, _options, done) {
    let unavailableUntil = -Infinity;
    const unavailable = { status: 'unavailable', store: 'not writable' } as const;
    server.get('/healthz', (_request, reply) =>
      reply.header(...uncached).send({ status: 'alive' }),
    );
    server.get('/readyz', async (_request, reply) => {
      reply.header(...uncached);
      if (leaving.hasBegun) return reply.code(503).send({ status: 'stopping' });
      if (performance.now() < unavailableUntil) return reply.code(503).send(unavailable);
      try {
        const { oldestWaitingLetterSeconds = null, lettersGivenUp } = await contact.readiness();
        return await reply.send({
          status: 'ready',
          store: 'writable',
          oldestWaitingLetterSeconds,
          lettersGivenUp,
        });
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        unavailableUntil = performance.now() + 1000;
        return reply.code(503).send(unavailable);
      }
    });
    done();
  };
}

const uncached = ['cache-control', 'no-store'] as const;
