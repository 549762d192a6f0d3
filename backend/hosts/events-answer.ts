import { batchBounds } from '#contract/event-batch.ts';
import type { EventCounter } from '../analytics/event-counter.ts';
import { parseEventBatch } from '../analytics/parse-event-batch.ts';
import type { AnswerRequest, WireResponse } from '../callable/wire-request.ts';
import { faultWatch } from '../contact/fault-watch.ts';
import type { Log } from '../contact/ports.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import { retryAfterSeconds, StoreUnavailable } from '../contact/store-unavailable.ts';
import { addressGroups } from '../limits/address-groups.ts';
import { isSentByOurPages } from './is-sent-by-our-pages.ts';
import { failureAnswer, mediaType, uncached } from './wire-answers.ts';

export interface EventsDependencies {
  readonly count: EventCounter;
  readonly limits: RequestLimits;
  /** The `host` or `host:port` the site is known by, where the server cannot tell. */
  readonly siteHost: string | undefined;
  /** The origin of the site, where it may be served from elsewhere than the functions. */
  readonly siteOrigin?: string | undefined;
  readonly log: Log;
}

/**
 * Where pages tell what was seen on them, for any host: a batch of events raises counts, and is
 * forgotten. It asks for no token, which would cost a visitor's device more than the count is worth;
 * whoever makes events up meets the limits.
 */
export function eventsAnswer(dependencies: EventsDependencies): AnswerRequest {
  const { count, limits, siteHost, siteOrigin, log } = dependencies;
  const watch = faultWatch(log, {}, sentences);

  async function answerEvents(...[request, address]: Parameters<AnswerRequest>) {
    const { headers, body } = request;
    if (!isSentByOurPages(headers, [headers.get('host') ?? undefined, siteHost], siteOrigin)) {
      return failureAnswer(401, 'UNAUTHENTICATED', 'Not sent by our pages');
    }
    const wait = await limits.take('events', address);
    if (wait !== undefined) {
      const later = { 'retry-after': String(wait) };
      return failureAnswer(429, 'RESOURCE_EXHAUSTED', 'Too many requests', later);
    }
    // As it is written by `sendBeacon`, from a string or from a blob of JSON.
    if (!['application/json', 'text/plain'].includes(mediaType(headers))) {
      return failureAnswer(415, 'INVALID_ARGUMENT', 'Not a batch of events in JSON');
    }
    if (body.length > batchBounds.bytes) {
      const sentence = `A batch has ${batchBounds.bytes} bytes at most`;
      return failureAnswer(413, 'INVALID_ARGUMENT', sentence);
    }
    const parsed = parseEventBatch(Buffer.from(body).toString());
    if (!parsed.ok) return failureAnswer(400, 'INVALID_ARGUMENT', parsed.problem);
    const userAgent = headers.get('user-agent') ?? undefined;
    const { network: subnet } = addressGroups(address);
    const counted = count(parsed.batch, { subnet, userAgent });
    // Said once: each page that is looked at tells something.
    await Promise.all([counted, watch(counted)]);
    return { status: 204, headers: uncached, body: '' };
  }

  return (request, address) =>
    answerEvents(request, address).catch((error: unknown) => failed(error, log));
}

const sentences = {
  met: 'events are not counted: what pages tell of visits is lost',
  over: 'events are counted again',
};

function failed(error: unknown, log: Log): WireResponse {
  if (error instanceof StoreUnavailable) {
    const later = { 'retry-after': String(retryAfterSeconds) };
    return failureAnswer(503, 'UNAVAILABLE', 'The events could not be counted', later);
  }
  log.error({ err: error }, 'counting events failed unexpectedly');
  return failureAnswer(500, 'INTERNAL', 'INTERNAL');
}
