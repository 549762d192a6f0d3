import type { AnswerRequest, WireResponse } from '../callable/wire-request.ts';
import type { ProofOfWork } from '../app-check/proof-of-work.ts';
import type { Log } from '../contact/ports.ts';
import type { LimitedRequest, RequestLimits } from '../contact/request-limits.ts';
import { retryAfterSeconds, StoreUnavailable } from '../contact/store-unavailable.ts';
import { failureAnswer, jsonAnswer, mediaType } from './wire-answers.ts';

export interface AppCheckAnswers {
  /** A challenge, for a `GET`. */
  readonly challenge: AnswerRequest;
  /** For its solution, which a `POST` brings, the token. */
  readonly token: AnswerRequest;
}

/** In bytes, several times a solved challenge. */
export const solutionLimit = 8 * 1024;

/**
 * How a page gets its app-check token, for any host: a page of its own, or of the site, which may be
 * served from elsewhere.
 */
export function appCheckAnswers(
  proofOfWork: ProofOfWork,
  limits: RequestLimits,
  log: Log,
  siteOrigin?: string,
): AppCheckAnswers {
  const limited =
    (kind: LimitedRequest, answer: AnswerRequest): AnswerRequest =>
    async (request, address) => {
      try {
        const wait = await limits.take(kind, address);
        if (wait === undefined) return await answer(request, address);
        const later = { 'retry-after': String(wait) };
        return failureAnswer(429, 'RESOURCE_EXHAUSTED', 'Too many requests', later);
      } catch (error) {
        return failed(error, log);
      }
    };
  return {
    challenge: limited('challenge', async ({ headers }) => {
      // As a picture in another page, say, it would use up its visitors' room.
      const isOfSite = siteOrigin !== undefined && headers.get('origin') === siteOrigin;
      if (!isOfSite && headers.get('sec-fetch-site') === 'cross-site') {
        return failureAnswer(401, 'UNAUTHENTICATED', 'Not asked for by our pages');
      }
      return jsonAnswer(200, await proofOfWork.challenge());
    }),
    token: limited('exchange', async ({ headers, body }, address) => {
      const solved =
        mediaType(headers) !== 'application/json'
          ? 415
          : body.length > solutionLimit
            ? 413
            : read(body);
      if (typeof solved === 'number') {
        return failureAnswer(solved, 'INVALID_ARGUMENT', 'Not a solved challenge in JSON');
      }
      const token = await proofOfWork.exchange(solved.json, address);
      if (token !== undefined) return jsonAnswer(200, token);
      return failureAnswer(401, 'UNAUTHENTICATED', 'Not a solved challenge of ours');
    }),
  };
}

function read(body: Uint8Array): 400 | { readonly json: unknown } {
  try {
    return { json: JSON.parse(Buffer.from(body).toString()) };
  } catch {
    return 400;
  }
}

function failed(error: unknown, log: Log): WireResponse {
  if (error instanceof StoreUnavailable) {
    log.error({ err: error }, 'no app-check token given: the store is unavailable');
    const later = { 'retry-after': String(retryAfterSeconds) };
    return failureAnswer(503, 'UNAVAILABLE', 'Please try again', later);
  }
  log.error({ err: error }, 'an app-check request failed unexpectedly');
  return failureAnswer(500, 'INTERNAL', 'INTERNAL');
}
