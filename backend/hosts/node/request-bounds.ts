import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyInstance, FastifyReply } from 'fastify';
import { securityHeaders } from '../../http/content-policy.ts';
import { pendingAnswers } from './pending-answers.ts';

/** How long a client may take, in milliseconds. */
export interface RequestTimeouts {
  /** For the headers of a request. */
  readonly headers: number;
  /** For the body of a request to the functions. A visitor on a slow line needs seconds for the largest form. */
  readonly body: number;
  /** For the whole of a request. Longer than {@link RequestTimeouts.body}, whose answer is in the shape of its address. */
  readonly request: number;
  /** Between two requests: longer than the minute for which proxies keep their connections. */
  readonly idle: number;
  /** Without a byte in either direction, while an answer is read for instance. */
  readonly stall: number;
  /** How often the server looks for clients that have taken too long. */
  readonly interval: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 15_000,
  body: 45_000,
  request: 60_000,
  idle: 72_000,
  stall: 90_000,
  interval: 5_000,
};

/**
 * Fastify's and Node's own settings for the bounds of a request. How many come over one connection is
 * not bounded: between two of them nothing is kept.
 */
export function requestBounds({ headers, request, idle, interval }: RequestTimeouts) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    // Node's own is replaced in `boundRequests`.
    clientErrorHandler: () => undefined,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: interval,
      // Asked for in `boundRequests`: Node's own refusal would lack every header.
      requireHostHeader: false,
    },
  };
}

/** The request line and all headers. The site sets no cookie, but others of its domain may. */
const maxHeaderBytes = 16 * 1024;

/** Several times what a browser and three proxies send. */
const maxHeaders = 100;

/** Several times the longest address of the site with all that advertisers add to one. */
const maxUrlLength = 4096;

/** The bounds that Fastify and Node have no setting for, and answers of Node's own made ours. */
export function boundRequests(server: FastifyInstance): void {
  const pending = pendingAnswers(server.server);
  server.server.on('clientError', (error: ConnectionError, socket) => {
    if (pending.hasBegun(socket)) socket.destroy();
    else refuseUnparsed(error, socket);
  });
  server.server.on('checkExpectation', refuseExpectation);
  server.server.on('connect', (_request: IncomingMessage, socket: Duplex) => cutOff(socket, 405));
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (pending.areTooMany(socket)) socket.destroy();
    // What was parsed along with it is not worth a look either.
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    const status = outOfBounds(request.raw);
    if (status === undefined) done();
    else refuse(reply, status);
  });
}

/** Answers with the status alone. */
export function refuse(reply: FastifyReply, status: number): void {
  void reply.code(status).header('connection', 'close').type('text/plain; charset=utf-8');
  void reply.send(`${STATUS_CODES[status] ?? 'Refused'}\n`);
}

function outOfBounds({ url = '', rawHeaders, httpVersion }: IncomingMessage): number | undefined {
  if (rawHeaders.length / 2 > maxHeaders) return 431;
  if (url.length > maxUrlLength) return 414;
  const hosts = rawHeaders.filter(
    (_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host',
  );
  // Two hosts are two opinions of whom this is for: those of a proxy and ours.
  if (hosts.length > 1 || !hosts.every((host) => hostName.test(host))) return 400;
  return hosts.length === 0 && httpVersion === '1.1' ? 400 : undefined;
}

/** A name or address, and a port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** An `Expect` that is not `100-continue`. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...securityHeaders, connection: 'close', 'content-length': '0' }).end();
}

/** What Node cannot even read, such as a header of a megabyte, is answered below all hooks. */
function refuseUnparsed({ code }: ConnectionError, socket: Duplex): void {
  if (code === 'ECONNRESET') return;
  cutOff(socket, unparsedStatus[code] ?? 400);
}

const unparsedStatus: Readonly<Record<string, number | undefined>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Sends the status and closes. A client that does not close its side is cut off soon after; at once, the
 * answer might be lost on its way.
 */
function cutOff(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const headers = { ...securityHeaders, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'));
  setTimeout(() => socket.destroy(), 1000).unref();
}
