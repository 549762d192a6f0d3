import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answers that a connection still waits for, of the oldest request first. */
export interface PendingAnswers {
  /**
   * Whether a connection has more than {@link maxPipelined} requests unanswered. Browsers and proxies
   * send the next request once they have an answer. Each answer that nobody reads takes memory.
   */
  readonly areTooMany: (socket: Duplex) => boolean;
  /** Whether part of an answer is sent: anything else would end up in the middle of it. */
  readonly hasBegun: (socket: Duplex) => boolean;
}

export const maxPipelined = 4;

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
