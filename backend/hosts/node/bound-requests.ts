import { IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { isInTooManyPieces } from '../../http/read-body.ts';

/** How many requests a connection may have unanswered. Browsers and proxies wait for each answer. */
export const maxPipelined = 4;

/**
 * Bounds what one connection costs. Node parses all that it has read from it, up to 64 KB, before anything else
 * happens: 2,500 requests, or 10,000 pieces of a body. {@link BoundedRequest} stops the parser in the middle of
 * that. Decision 0016 says what else was tried.
 */
export function boundRequests(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const connection: Connection = { unanswered: 0 };
    connections.set(socket, connection);
    const [parse] = socket.listeners('data');
    if (parse === undefined) throw new Error('Node has no listener that parses requests');
    socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
      if (connection.discarded !== undefined) {
        connection.discarded += bytes.length;
        if (connection.discarded > maxDiscarded) socket.destroy();
        return;
      }
      try {
        parse.call(socket, bytes);
      } catch (error) {
        if (error === tooManyRequests) socket.destroy();
        else if (error === tooManyPieces) connection.discarded = 0;
        else throw error;
      }
    });
    // It would keep the memory of the connection.
    socket.once('close', () => clearTimeout(connection.timer));
    const destroySoon = socket.destroySoon.bind(socket);
    // Node calls it after the last answer. A connection that is closed with unread bytes is reset, and then its
    // client may lose the answer. So the rest of a refused body is discarded first, without parsing it.
    socket.destroySoon = () => {
      if (connection.latest?.complete === true) destroySoon();
      else {
        connection.discarded ??= 0;
        socket.end();
        connection.timer ??= setTimeout(() => socket.destroy(), maxDiscardTime).unref();
      }
    };
  });
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      const connection = connections.get(socket);
      if (connection === undefined) return;
      connection.unanswered -= 1;
      // Whatever comes would not be parsed.
      if (connection.discarded !== undefined) socket.destroySoon();
    });
  });
  // Node would answer it without a `request`, so it would not be bounded. A server may ignore it (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Whether the rest of the body stays unread. Node reads the rest of another refused body after the answer, and
 * the connection can be used again. Without a body, a request is not complete yet either when Node announces it.
 */
export function isLeftUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { 'transfer-encoding': coding, 'content-length': length = 0 } = request.headers;
  // `readBody` pauses what it does not read to the end.
  return coding !== undefined || Number(length) > maxDiscarded || request.isPaused();
}

interface Connection {
  /** Requests without a whole answer. */
  unanswered: number;
  latest?: IncomingMessage;
  /** Bytes that came and were not parsed; `undefined` while all are parsed. */
  discarded?: number;
  /** Destroys the connection after {@link maxDiscardTime}. */
  timer?: NodeJS.Timeout;
}

const connections = new WeakMap<Socket, Connection>();

/** A request that stops the parser of its connection if it is one too many, or comes in too many pieces. */
export class BoundedRequest extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  constructor(socket: Socket) {
    super(socket);
    const connection = connections.get(socket);
    if (connection === undefined) return;
    // An answer that its client does not read takes memory.
    if (connection.unanswered === maxPipelined) throw tooManyRequests;
    connection.unanswered += 1;
    connection.latest = this;
  }

  /** Node calls it for each piece of the body. */
  override push(piece: Buffer | null): boolean {
    const isRoomLeft = super.push(piece);
    // The end of the body.
    if (piece === null) return isRoomLeft;
    this.#pieces += 1;
    this.#bytes += piece.length;
    if (isInTooManyPieces(this.#pieces, this.#bytes)) throw tooManyPieces;
    return isRoomLeft;
  }
}

/** Thrown within Node's parser, which then parses nothing more of the connection. */
const tooManyRequests = new Error('A connection has too many requests at once');
const tooManyPieces = new Error('A body comes in too many pieces');

/** How much of a refused body is read, in bytes. Many clients read the answer only after they sent it all. */
export const maxDiscarded = 1024 * 1024;
/** In milliseconds. */
const maxDiscardTime = 10_000;
