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
    // `close` of an HTTP server cuts answers of which the system has taken only a part so far.
    NetServer.prototype.close.call(server);
    for (const response of unsent) {
      if (!response.closed) await once(response, 'close');
    }
    server.closeAllConnections();
    await closed;
  };
}
