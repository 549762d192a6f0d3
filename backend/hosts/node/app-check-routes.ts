import type { FastifyPluginAsync } from 'fastify';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import type { ProofOfWork } from '../../app-check/proof-of-work.ts';
import type { RequestLimits } from '../../contact/request-limits.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import type { AddEndpoint } from './endpoint-route.ts';

/** Where a page gets its app-check token: a challenge, and for its solution the token. */
export function appCheckRoutes(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  siteUrl: URL | undefined,
  addEndpoint: AddEndpoint,
): FastifyPluginAsync {
  return async function registerAppCheck(server) {
    const { challenge, token } = appCheckEndpoints(proofOfWork, limits, siteUrl?.origin);
    await server.register(addEndpoint(['GET'], challengeAddress, challenge));
    await server.register(addEndpoint(['POST'], tokenAddress, token));
  };
}
