import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups } from '../../limits/request-limits.ts';

export const connectionLimits = {
  /** More visitors at one moment than the site will have in an hour, in about 40 MB. */
  total: 1000,
  /**
   * For one client: an IPv4 address, or 64 bits of an IPv6 one. Enough for an office behind one address,
   * and too little for one client to take all. Trusted proxies have no limit of their own.
   */
  perClient: 250,
  /** Browsers open six, and prerender with more. */
  perBrowser: 12,
};

/**
 * Closes a connection when a limit is exceeded: the one without progress for the longest time, of the
 * same client, of the client with the most connections, or of all if none has more than a browser.
 * `server.maxConnections` would close the newest instead, so one client that holds all of them would lock out
 * everybody. Progress is a request whose headers are complete, a body that is complete, and an answer that is sent.
 *
 * @param isProxy Whether an address is that of a trusted proxy.
 */
export function limitConnections(
  server: Server,
  { total, perClient, perBrowser }: Readonly<typeof connectionLimits>,
  isProxy: (address: string) => boolean,
): void {
  /**
   * The connections of each client. Those without progress for the longest time come first, of clients and of
   * their connections.
   */
  const clients = new Map<string, Set<Socket>>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? proxies : addressGroups(address).client;
    const own = clients.get(client) ?? new Set();
    clientOf.set(socket, client);
    clients.set(client, own.add(socket));
    open += 1;
    socket.once('close', () => remove(socket));
    if (client !== proxies && own.size > perClient) close(own);
    else if (open > total) close(mostDispensable(clients.values(), perBrowser));
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const noteProgress = () => {
      const client = clientOf.get(socket) ?? '';
      const own = clients.get(client);
      if (own?.delete(socket) !== true) return;
      clients.delete(client);
      clients.set(client, own.add(socket));
    };
    noteProgress();
    request.once('end', noteProgress);
    response.once('finish', noteProgress);
  });

  /** Closes the first of the connections. */
  function close(connections: Iterable<Socket>): void {
    const [socket] = connections;
    if (socket === undefined) return;
    remove(socket);
    socket.destroy();
  }

  function remove(socket: Socket): void {
    const client = clientOf.get(socket) ?? '';
    const own = clients.get(client);
    if (own?.delete(socket) !== true) return;
    open -= 1;
    if (own.size === 0) clients.delete(client);
  }
}

const clientOf = new WeakMap<Socket, string>();

/** Returns those of the client with the most, or where none has more than a browser, of the one without progress. */
function mostDispensable(groups: Iterable<ReadonlySet<Socket>>, perBrowser: number) {
  const [oldest = new Set<Socket>(), ...others] = groups;
  const largest = others.reduce((max, group) => (group.size > max.size ? group : max), oldest);
  return largest.size > perBrowser ? largest : oldest;
}

/** Stands for all trusted proxies. */
const proxies = 'proxies';
