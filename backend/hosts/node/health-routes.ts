import type { FastifyPluginCallback } from 'fastify';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import type { ContactService } from './contact-service.ts';

/**
 * `/healthz`: the process answers. `/readyz`: a message could be kept now. The age of the mail queue
 * is told but does not count: a site whose mail server is down still takes messages.
 */
export function healthRoutes(contact: ContactService): FastifyPluginCallback {
  return function registerHealth(server, _options, done) {
    server.get('/healthz', (_request, reply) =>
      reply.header(...uncached).send({ status: 'alive' }),
    );
    server.get('/readyz', async (_request, reply) => {
      reply.header(...uncached);
      try {
        const { oldestWaitingLetterSeconds = null } = await contact.readiness();
        return await reply.send({ status: 'ready', store: 'writable', oldestWaitingLetterSeconds });
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        return reply.code(503).send({ status: 'unavailable', store: 'not writable' });
      }
    });
    done();
  };
}

const uncached = ['cache-control', 'no-store'] as const;
