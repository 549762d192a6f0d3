import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups } from '../../limits/address-groups.ts';

export interface ConnectionLimits {
  readonly total: number;
  /** For one client: an IPv4 address, or 64 bits of an IPv6 one. A trusted proxy has no limit of its own. */
  readonly perClient: number;
}

/**
 * More visitors at one moment than the site will have in an hour, in about 40 MB. A quarter is enough for
 * an office behind one address, and too little for one client to take all.
 */
export const connectionLimits: ConnectionLimits = { total: 1000, perClient: 250 };

export interface ConnectionRules {
  readonly limits: ConnectionLimits;
  /** How long a connection may go without a byte in either direction, in milliseconds. */
  readonly stallTimeout: number;
  /** How often the server looks for silent ones, in milliseconds. */
  readonly interval: number;
  /** Whether an address is that of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Closes a connection when a limit is exceeded: the one without progress for the longest time, of the
 * same client or of the client with the most connections. So newcomers are always heard. Progress is a
 * request whose headers are complete, a body that is complete, and an answer that is sent. Connections
 * that were opened to hold others up make none.
 */
export function limitConnections(
  server: Server,
  { limits, stallTimeout, interval, isProxy }: ConnectionRules,
): void {
  /** Of each client, the one without progress for longest first. */
  const clients = new Map<string, Set<Socket>>();
  const connections = new Map<Socket, Connection>();

  function close(socket: Socket): void {
    remove(socket);
    socket.destroy();
  }

  function remove(socket: Socket): void {
    const client = connections.get(socket)?.client ?? '';
    connections.delete(socket);
    const clientSockets = clients.get(client);
    clientSockets?.delete(socket);
    if (clientSockets?.size === 0) clients.delete(client);
  }

  function noteProgress(socket: Socket): void {
    const clientSockets = clients.get(connections.get(socket)?.client ?? '');
    if (clientSockets?.delete(socket)) clientSockets.add(socket);
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isFromProxy = isProxy(address);
    const client = isFromProxy ? 'proxies' : addressGroups(address).client;
    const clientSockets = clients.get(client) ?? new Set();
    clients.set(client, clientSockets.add(socket));
    connections.set(socket, { client, bytes: 0, lastMovedAt: performance.now() });
    socket.once('close', () => remove(socket));
    if (!isFromProxy && clientSockets.size > limits.perClient) closeOldest(clientSockets);
    else if (connections.size > limits.total) closeOldest(largest(clients.values()));
  });

  function closeOldest(sockets: Iterable<Socket>): void {
    const [first] = sockets;
    if (first !== undefined) close(first);
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    noteProgress(socket);
    request.once('end', () => noteProgress(socket));
    response.once('finish', () => noteProgress(socket));
  });

  // Node's own timeout does not see the first pause of a slow reader.
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes !== connection.bytes) {
        connection.bytes = bytes;
        connection.lastMovedAt = now;
      } else if (now - connection.lastMovedAt > stallTimeout) close(socket);
    }
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}

interface Connection {
  readonly client: string;
  /** Read and handed to the network, when it was last looked at. */
  bytes: number;
  lastMovedAt: number;
}

function largest(sets: Iterable<ReadonlySet<Socket>>): ReadonlySet<Socket> {
  let most: ReadonlySet<Socket> = new Set();
  for (const set of sets) if (set.size > most.size) most = set;
  return most;
}
