import type { ProofOfWork } from '../app-check/proof-of-work.ts';
import { allowRequest, type RequestLimits } from '../limits/request-limits.ts';
import { jsonBody, type Endpoint } from './endpoint.ts';
import { failure, jsonAnswer, refuseInJson } from './wire-response.ts';
import { mediaType } from './request-head.ts';

export function appCheckEndpoints(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  siteUrl: URL | undefined,
): Record<'challenge' | 'token', Endpoint> {
  return {
    challenge: {
      methods: ['GET'],
      bodyLimit: 0,
      refuse: refuseInJson,
      admit({ headers }, address) {
        // Another site could load it as an image, and use up the limits of its visitors.
        const isOurSite = siteUrl !== undefined && headers.get('origin') === siteUrl.origin;
        const isForeign = !isOurSite && headers.get('sec-fetch-site') === 'cross-site';
        if (isForeign) return foreignPage;
        const allowance = allowRequest(limits, 'challenge', address);
        return allowance.kind === 'full'
          ? refuseInJson(429, allowance.retryAfterSeconds)
          : undefined;
      },
      answer: async () => jsonAnswer(200, await proofOfWork.challenge()),
    },
    token: {
      methods: ['POST'],
      bodyLimit: solutionLimit,
      refuse: refuseInJson,
      admit({ headers }, address) {
        if (mediaType(headers) !== 'application/json') return wrongType;
        const wait = limits.take('exchange', address);
        return wait === undefined ? undefined : refuseInJson(429, wait);
      },
      async answer({ body }, address) {
        const solved = jsonBody(body);
        if (solved === undefined) return notJson;
        const token = await proofOfWork.exchange(solved, address);
        return token === undefined ? notSolved : jsonAnswer(200, token);
      },
    },
  };
}

const solutionLimit = 8 * 1024;
const foreignPage = failure('UNAUTHENTICATED', 'Not requested by our pages');
const notSolved = failure('UNAUTHENTICATED', 'Not a solved challenge of ours');
const notJson = failure('INVALID_ARGUMENT', 'Not a solved challenge in JSON');
const wrongType = failure('INVALID_ARGUMENT', 'Not a solved challenge in JSON', {
  httpStatus: 415,
});
