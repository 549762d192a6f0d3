import type { FastifyPluginAsync } from 'fastify';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { Log } from '../../contact/ports.ts';
import type { RequestLimits } from '../../contact/request-limits.ts';
import { appCheckAnswers, solutionLimit } from '../app-check-answers.ts';
import { wireRoute } from './wire-route.ts';

/** Where a page gets its app-check token: a challenge, and for its solution the token. */
export function appCheckRoutes(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  log: Log,
  siteUrl: URL | undefined,
): FastifyPluginAsync {
  return async function registerAppCheck(server) {
    const { challenge, token } = appCheckAnswers(proofOfWork, limits, log, siteUrl?.origin);
    const bodyLimit = solutionLimit;
    await server.register(
      wireRoute({ method: ['GET'], path: challengeAddress, bodyLimit, answer: challenge }),
    );
    await server.register(
      wireRoute({ method: ['POST'], path: tokenAddress, bodyLimit, answer: token }),
    );
  };
}
