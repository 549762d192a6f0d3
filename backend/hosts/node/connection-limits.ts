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
  readonly silence: number;
  /** How often the server looks for silent ones, in milliseconds. */
  readonly interval: number;
  /** Whether an address is that of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Keeps room for newcomers: a connection over a limit is taken, and the one of that client, or of the
 * client with most connections, that has made no progress for longest is closed for it. Progress is a
 * request whose headers are complete, a body that is complete, and an answer that is sent. Connections
 * that were opened to hold others up make none.
 */
export function limitConnections(
  server: Server,
  { limits, silence, interval, isProxy }: ConnectionRules,
): void {
  /** Of each client, the one without progress for longest first. */
  const clients = new Map<string, Set<Socket>>();
  const connections = new Map<Socket, Connection>();

  function close(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Socket): void {
    const client = connections.get(socket)?.client ?? '';
    connections.delete(socket);
    const ofClient = clients.get(client);
    ofClient?.delete(socket);
    if (ofClient?.size === 0) clients.delete(client);
  }

  function noteProgress(socket: Socket): void {
    const ofClient = clients.get(connections.get(socket)?.client ?? '');
    if (ofClient?.delete(socket)) ofClient.add(socket);
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isFromProxy = isProxy(address);
    const client = isFromProxy ? 'proxies' : addressGroups(address).client;
    const ofClient = clients.get(client) ?? new Set();
    clients.set(client, ofClient.add(socket));
    connections.set(socket, { client, bytes: 0, movedAt: performance.now() });
    socket.once('close', () => forget(socket));
    if (!isFromProxy && ofClient.size > limits.perClient) closeFirst(ofClient);
    else if (connections.size > limits.total) closeFirst(largest(clients.values()));
  });

  function closeFirst(sockets: Iterable<Socket>): void {
    const [first] = sockets;
    if (first !== undefined) close(first);
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    noteProgress(socket);
    request.once('end', () => noteProgress(socket));
    response.once('finish', () => noteProgress(socket));
  });

  // Node's own timeout takes the first silence of a client that reads slowly for progress.
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes !== connection.bytes) {
        connection.bytes = bytes;
        connection.movedAt = now;
      } else if (now - connection.movedAt > silence) close(socket);
    }
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}

interface Connection {
  readonly client: string;
  /** Read and handed to the network, when it was last looked at. */
  bytes: number;
  movedAt: number;
}

function largest(sets: Iterable<ReadonlySet<Socket>>): ReadonlySet<Socket> {
  let most: ReadonlySet<Socket> = new Set();
  for (const set of sets) if (set.size > most.size) most = set;
  return most;
}
