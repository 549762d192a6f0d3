import type { FastifyInstance } from 'fastify';
import type { Log } from '../../contact/log.ts';

/**
 * The one place where what nobody expected ends: logged here, and never shown. Faults of the
 * request (Fastify marks them with a status below 500) are answered by their status alone.
 */
export function answerErrors(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error, request, reply) => {
    const status = requestFault(error);
    if (status !== undefined) {
      return reply
        .code(status)
        .type('text/plain; charset=utf-8')
        .send('This request cannot be answered.\n');
    }
    log.error({ err: error, requestId: request.id }, 'a request failed unexpectedly');
    return reply
      .code(500)
      .header('x-request-id', request.id)
      .type('text/plain; charset=utf-8')
      .send('Something went wrong on our side. Please try again in a minute.\n');
  });
}

/** The status that Fastify gives a fault of the request; `undefined` for any other fault. */
function requestFault(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}
