import type { FastifyPluginCallback } from 'fastify';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import type { ContactService } from './contact-service.ts';
import type { Leaving } from './leaving.ts';

/**
 * `/healthz`: the process answers. `/readyz`: a message could be stored now. Mail does not count: a site
 * whose mail server is down still takes messages. Anybody may ask, so no answer has a figure in it.
 *
 * Asking a database that another program holds holds up every visitor meanwhile, and anybody may ask
 * here: that it could not be asked is the answer for a second. A server that is about to stop takes messages
 * still, and says that it is not ready, for a balancer to send visitors elsewhere.
 */
export function healthRoutes(
  contact: Pick<ContactService, 'checkWritable'>,
  leaving: Leaving,
): FastifyPluginCallback {
  return function registerHealth(server, _options, done) {
    let unavailableUntil = -Infinity;
    let asked: Promise<void> | undefined;
    const unavailable = { status: 'unavailable', store: 'not writable' } as const;
    server.get('/healthz', (_request, reply) =>
      reply.header(...uncached).send({ status: 'alive' }),
    );
    server.get('/readyz', async (_request, reply) => {
      reply.header(...uncached);
      if (leaving.hasBegun) return reply.code(503).send({ status: 'stopping' });
      if (performance.now() < unavailableUntil) return reply.code(503).send(unavailable);
      try {
        // One question at a time, whoever asks: they would take the connections of those who write.
        asked ??= contact.checkWritable().finally(() => (asked = undefined));
        await Promise.race([asked, nobodyAnswers()]);
        return await reply.send({ status: 'ready', store: 'writable' });
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        unavailableUntil = performance.now() + 1000;
        return reply.code(503).send(unavailable);
      }
    });
    done();
  };
}

/** A balancer that learns of it late sends visitors here meanwhile. */
async function nobodyAnswers(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 2000).unref());
  throw new StoreUnavailable('It does not answer');
}

const uncached = ['cache-control', 'no-store'] as const;
