import type { FastifyInstance } from 'fastify';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import { uncached } from '../../http/wire-response.ts';
import type { ContactService } from './contact-service.ts';
import type { LiveSite } from './live-site.ts';

/**
 * `/healthz`: the process answers, and with which release of the site, for which `npm run publish` waits.
 * `/readyz`: a message could be stored now, and the server is not about to stop. Mail does not count: a site
 * whose mail server is down still takes messages. Anybody may ask, so no answer has figures about messages,
 * and the store is asked at most once a second.
 */
export function healthRoutes(
  server: FastifyInstance,
  contact: Pick<ContactService, 'checkWritable'>,
  site: Pick<LiveSite, 'current'>,
  stopping?: AbortSignal,
): void {
  let lastCheck: Promise<boolean> | undefined;
  const isWritable = () => {
    lastCheck ??= withinTimeout(contact.checkWritable()).finally(() => {
      setTimeout(() => (lastCheck = undefined), checkInterval).unref();
    });
    return lastCheck;
  };
  server.get('/healthz', (_request, reply) => {
    const { release } = site.current();
    return reply.headers(uncached).send({ status: 'alive', ...(release && { release }) });
  });
  server.get('/readyz', async (_request, reply) => {
    reply.headers(uncached);
    if (stopping?.aborted === true) return reply.code(503).send({ status: 'stopping' });
    if (await isWritable()) return reply.send({ status: 'ready', store: 'writable' });
    return reply.code(503).send({ status: 'unavailable', store: 'not writable' });
  });
}

/** Whether the store could be written, as far as it says so in time. */
async function withinTimeout(check: Promise<void>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), checkTimeout).unref();
  });
  const checked = check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    },
  );
  return Promise.race([checked, timeout]);
}

/** In milliseconds. */
const checkInterval = 1000;
const checkTimeout = 2000;
