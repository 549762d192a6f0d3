import { agencyDay } from '#contract/agency-day.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import type { HostedEndpoints } from './answer-requests.ts';
import { hostedSettings } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog as log } from './platform-log.ts';
import { siteFacts } from './site-facts.ts';

/** Where pages tell what was seen on them. */
export function eventsFunction(): HostedEndpoints {
  const settings = hostedSettings();
  const count = eventCounter({
    store: hostedStore.dailyCounts,
    messages: hostedStore.messages,
    uses: hostedStore.appCheck,
    clock: Date.now,
    dayOf: agencyDay(siteFacts.agency.timeZone),
    screens: siteScreens(siteFacts.screens),
  });
  const { siteUrl } = settings;
  const site = { siteHost: siteUrl?.host, siteOrigin: siteUrl?.origin };
  const endpoint = eventsEndpoint({ count, limits: hostedStore.limits, ...site, log });
  return { settings, endpoints: { [eventsAddress]: { POST: endpoint } } };
}
