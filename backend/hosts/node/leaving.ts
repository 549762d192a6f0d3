import type { FastifyInstance } from 'fastify';

/** Whether a server is about to stop, of which a balancer in front of it has to hear first. */
export interface Leaving {
  hasBegun: boolean;
}

/**
 * Once it has begun, every answer is the last of its connection: none that is kept open for the next
 * request is cut while that is on its way.
 */
export function closeConnectionsWhenLeaving(server: FastifyInstance, leaving: Leaving): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.hasBegun) reply.header('connection', 'close');
    done();
  });
}
