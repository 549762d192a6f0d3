import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Returns what closes a server: it takes no more connections, and closes those it has once all answers have
 * gone out. Call this before the first request.
 */
export function gracefulClose(server: Server): () => Promise<void> {
  const unsent = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    unsent.add(response);
    response.once('close', () => unsent.delete(response));
  });
  return async () => {
    const closed = once(server, 'close');
    // `close` of an HTTP server cuts answers that are only partly sent.
    NetServer.prototype.close.call(server);
    // Not `once` of events, which also waits for errors and would throw them.
    for (const response of unsent) await new Promise((sent) => response.once('close', sent));
    server.closeAllConnections();
    await closed;
  };
}
