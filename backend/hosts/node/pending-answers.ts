import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What is known of the answers that a connection still waits for. */
export interface PendingAnswers {
  /**
   * Returns whether a connection has more than {@link maxPipelined} requests unanswered. Browsers and proxies
   * send the next request once they have an answer. Each answer that nobody reads takes memory.
   */
  readonly areTooMany: (socket: Duplex) => boolean;
  /** Returns whether part of an answer is sent: anything else would end up in the middle of it. */
  readonly hasBegun: (socket: Duplex) => boolean;
}

/** The most requests that a connection may have unanswered. */
export const maxPipelined = 4;

/** Follows the answers of a server from now on. */
export function pendingAnswers(server: Server): PendingAnswers {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const ofSocket = answers.get(socket) ?? new Set();
    answers.set(socket, ofSocket.add(response));
    response.once('close', () => ofSocket.delete(response));
  });
  return {
    areTooMany: (socket) => (answers.get(socket)?.size ?? 0) > maxPipelined,
    hasBegun: (socket) => [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent),
  };
}
