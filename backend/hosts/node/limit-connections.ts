import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups } from '../../limits/address-groups.ts';

export const connectionLimits = {
  /** More visitors at one moment than the site will have in an hour, in about 40 MB. */
  total: 1000,
  /**
   * For one client: an IPv4 address, or 64 bits of an IPv6 one. Enough for an office behind one address,
   * and too little for one client to take all. Trusted proxies have no limit of their own.
   */
  perClient: 250,
};

/**
 * Closes a connection when a limit is exceeded: the one without progress for the longest time, of the
 * same client or of the client with the most connections. `server.maxConnections` would close the newest
 * instead, so one client that holds all of them would lock out everybody. Progress is a request whose headers are
 * complete, a body that is complete, and an answer that is sent.
 *
 * @param isProxy Whether an address is that of a trusted proxy.
 */
export function limitConnections(
  server: Server,
  { total, perClient }: Readonly<typeof connectionLimits>,
  isProxy: (address: string) => boolean,
): void {
  /** The client of each connection. The one without progress for the longest time comes first. */
  const clients = new Map<Socket, string>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? proxies : addressGroups(address).client;
    clients.set(socket, client);
    socket.once('close', () => clients.delete(socket));
    const own = [...clients.keys()].filter((each) => clients.get(each) === client);
    if (client !== proxies && own.length > perClient) close(own[0]);
    else if (clients.size > total) close(oldestOfLargest());
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const noteProgress = () => {
      const client = clients.get(socket);
      if (client !== undefined && clients.delete(socket)) clients.set(socket, client);
    };
    noteProgress();
    request.once('end', noteProgress);
    response.once('finish', noteProgress);
  });

  function close(socket: Socket | undefined): void {
    if (socket === undefined) return;
    clients.delete(socket);
    socket.destroy();
  }

  function oldestOfLargest(): Socket | undefined {
    const groups = Map.groupBy(clients.keys(), (socket) => clients.get(socket));
    return [...groups.values()].reduce((largest, group) =>
      group.length > largest.length ? group : largest,
    )[0];
  }
}

/** Stands for all trusted proxies. */
const proxies = 'proxies';
