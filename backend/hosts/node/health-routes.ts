import type { FastifyPluginCallback } from 'fastify';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import type { ContactService } from './contact-service.ts';

/**
 * `/healthz`: the process answers. `/readyz`: a message could be kept now. The age of the mail queue
 * and the letters given up are told, for whoever watches, and do not count: a site whose mail server
 * is down still takes messages, and a balancer that took it out would lose the agency more than mail.
 */
export function healthRoutes(contact: ContactService): FastifyPluginCallback {
  return function registerHealth(server, _options, done) {
    server.get('/healthz', (_request, reply) =>
      reply.header(...uncached).send({ status: 'alive' }),
    );
    server.get('/readyz', async (_request, reply) => {
      reply.header(...uncached);
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
        return reply.code(503).send({ status: 'unavailable', store: 'not writable' });
      }
    });
    done();
  };
}

const uncached = ['cache-control', 'no-store'] as const;
