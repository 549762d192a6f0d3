import type { ProofOfWork } from '../app-check/proof-of-work.ts';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestHead, WireResponse } from './wire-request.ts';
import { failureAnswer, jsonAnswer, mediaType, refuseInJson } from './wire-answers.ts';

export interface AppCheckEndpoints {
  /** `GET`: a challenge. */
  readonly challenge: Endpoint;
  /** `POST`: the token for a solved challenge. */
  readonly token: Endpoint;
}

/**
 * Returns the two endpoints from which a page gets its app-check token, for any host.
 *
 * @param siteOrigin The origin of the site, where its pages may be served from elsewhere.
 */
export function appCheckEndpoints(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  siteOrigin?: string,
): AppCheckEndpoints {
  const takeLimit = async (request: LimitedRequest, address: string) => {
    const wait = await limits.take(request, address);
    return wait === undefined ? undefined : refuseInJson(429, wait);
  };
  return {
    challenge: {
      bodyLimit: solutionLimit,
      refuse: refuseInJson,
      async admit({ headers }, address) {
        // Other pages could load it as an image, and use up the room of their visitors.
        const isOfSite = siteOrigin !== undefined && headers.get('origin') === siteOrigin;
        const isForeign = !isOfSite && headers.get('sec-fetch-site') === 'cross-site';
        return isForeign ? foreignPage : takeLimit('challenge', address);
      },
      answer: async () => jsonAnswer(200, await proofOfWork.challenge()),
    },
    token: {
      bodyLimit: solutionLimit,
      refuse: refuseInJson,
      admit: async (head, address) => notJson(head) ?? takeLimit('exchange', address),
      async answer({ body }, address) {
        const solved = parsedJson(body);
        if (solved === undefined) return notASolution(400);
        const token = await proofOfWork.exchange(solved.json, address);
        if (token !== undefined) return jsonAnswer(200, token);
        return failureAnswer(401, 'UNAUTHENTICATED', 'Not a solved challenge of ours');
      },
    },
  };
}

/** In bytes, several times a solved challenge. */
const solutionLimit = 8 * 1024;

const foreignPage = failureAnswer(401, 'UNAUTHENTICATED', 'Not asked for by our pages');

function notJson({ headers }: RequestHead): WireResponse | undefined {
  return mediaType(headers) === 'application/json' ? undefined : notASolution(415);
}

function notASolution(status: 400 | 415): WireResponse {
  return failureAnswer(status, 'INVALID_ARGUMENT', 'Not a solved challenge in JSON');
}

function parsedJson(body: Uint8Array): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(Buffer.from(body).toString()) };
  } catch {
    return undefined;
  }
}
