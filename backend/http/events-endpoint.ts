import { batchBounds } from '#contract/event-batch.ts';
import type { EventCounter } from '../analytics/event-counter.ts';
import { parseEventBatch } from '../analytics/parse-event-batch.ts';
import { logOutages, type Log } from '../runtime/log.ts';
import { type RequestLimits, addressGroups } from '../limits/request-limits.ts';
import { retryAfterSeconds, StoreUnavailable } from '../runtime/store-unavailable.ts';
import { jsonBody, type Endpoint } from './endpoint.ts';
import { failure, refuseInJson, uncached } from './wire-response.ts';
import { mediaType, senderOf } from './request-head.ts';

interface EventsDependencies {
  readonly count: EventCounter;
  readonly limits: RequestLimits;
  readonly siteUrl: URL | undefined;
  readonly log: Log;
}

/** It asks for no token, which would cost a visitor's device more than the count is worth. */
export function eventsEndpoint({ count, limits, siteUrl, log }: EventsDependencies): Endpoint {
  // Logs an outage once, not for each page view.
  const outages = logOutages(log, {}, errorTexts);
  return {
    methods: ['POST'],
    bodyLimit: batchBounds.bytes,
    refuse: refuseInJson,
    admit({ headers }, address) {
      // `sendBeacon` and `fetch` always send an origin with a POST. A request without one is a program's.
      if (senderOf(headers, siteUrl) !== 'our-page') return foreignPage;
      // The two types that `sendBeacon` sends: of a JSON blob, and of a string.
      if (!['application/json', 'text/plain'].includes(mediaType(headers))) return notJson;
      const wait = limits.take('events', address);
      return wait === undefined ? undefined : refuseInJson(429, wait);
    },
    async answer({ headers, body }, address) {
      const batch = parseEventBatch(jsonBody(body));
      if (batch === undefined) return notABatch;
      const userAgent = headers.get('user-agent') ?? undefined;
      const { subnet } = addressGroups(address);
      try {
        await count(batch, subnet, userAgent);
        outages.logSuccess();
      } catch (error) {
        outages.logError(error);
        if (error instanceof StoreUnavailable) return refuseInJson(503, retryAfterSeconds);
        throw error;
      }
      return { status: 204, headers: uncached, body: '' };
    },
  };
}

const foreignPage = failure('UNAUTHENTICATED', 'Not sent by our pages');
const notABatch = failure('INVALID_ARGUMENT', 'Not a batch of events');
const notJson = failure('INVALID_ARGUMENT', 'Not a batch of events in JSON', { httpStatus: 415 });

const errorTexts = {
  failed: 'events are not counted: visits are missing from the report',
  recovered: 'events are counted again',
};
