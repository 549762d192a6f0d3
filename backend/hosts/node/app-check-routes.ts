import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { callableErrorStatus, type CallableErrorCode } from '#contract/callable.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { Log } from '../../contact/ports.ts';
import type { RequestLimits } from '../../contact/request-limits.ts';
import { retryAfterSeconds, StoreUnavailable } from '../../contact/store-unavailable.ts';
import { requestFault } from './answer-errors.ts';
import { callFailure } from './call-failure.ts';

/** Where a page gets its app-check token: a challenge, and for its solution the token. */
export function appCheckRoutes(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  log: Log,
): FastifyPluginCallback {
  return function registerAppCheck(server, _options, done) {
    server.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: solutionLimit },
      server.getDefaultJsonParser('error', 'error'),
    );
    server.addHook('onRequest', (_request, reply, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    server.setErrorHandler((error: FastifyError, _request, reply) => {
      const { status, message } = refusal(error, log);
      const code = requestFault(error) ?? callableErrorStatus[status];
      if (status === 'UNAVAILABLE') void reply.header('retry-after', retryAfterSeconds);
      return reply.code(code).send(callFailure(status, message));
    });
    const limited = (kind: 'challenge' | 'exchange') => ({
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const wait = await limits.take(kind, request.ip);
        if (wait === undefined) return undefined;
        void reply.code(429).header('retry-after', wait);
        return reply.send(callFailure('RESOURCE_EXHAUSTED', 'Too many requests'));
      },
    });
    server.get(challengeAddress, limited('challenge'), async (request, reply) => {
      // As a picture in another page, say, it would use up its visitors' room.
      if (request.headers['sec-fetch-site'] !== 'cross-site') return proofOfWork.challenge();
      return reply.code(401).send(callFailure('UNAUTHENTICATED', 'Not asked for by our pages'));
    });
    server.post(tokenAddress, limited('exchange'), async (request, reply) => {
      const token = await proofOfWork.exchange(request.body);
      if (token !== undefined) return token;
      return reply.code(401).send(callFailure('UNAUTHENTICATED', 'Not a solved challenge of ours'));
    });
    done();
  };
}

/** In bytes, several times a solved challenge. */
const solutionLimit = 8 * 1024;

function refusal(error: unknown, log: Log): { status: CallableErrorCode; message: string } {
  if (requestFault(error) !== undefined) {
    return { status: 'INVALID_ARGUMENT', message: 'Not a solved challenge in JSON' };
  }
  if (error instanceof StoreUnavailable) {
    log.error({ err: error }, 'no app-check token given: the store is unavailable');
    return { status: 'UNAVAILABLE', message: 'Please try again' };
  }
  log.error({ err: error }, 'an app-check request failed unexpectedly');
  return { status: 'INTERNAL', message: 'INTERNAL' };
}
