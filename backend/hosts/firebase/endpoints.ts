import type { Request } from 'firebase-functions/https';
import { agencyDay } from '#contract/agency-day.ts';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import { admitCall } from '../../http/callable.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import type { WireResponse } from '../../http/wire-request.ts';
import { proofOfWorkOnDemand } from '../proof-of-work-on-demand.ts';
import type { Endpoints } from './answer-requests.ts';
import { requestHead } from './express-wire.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog } from './platform-log.ts';

/** Takes the limit of a call; see `Endpoint.admit`. */
export function admitEmailMessage(request: Request): Promise<WireResponse | undefined> {
  const address = hostedSettings().addressOf(request);
  return admitCall(hostedStore.limits, requestHead(request), address);
}

/** The contact form without JavaScript. */
export async function contactEndpoints(): Promise<Endpoints> {
  const { submit } = await import('./submission.ts');
  const { siteUrl, functionsUrl } = hostedSettings();
  const endpoint = contactFormEndpoint({
    submit,
    limits: hostedStore.limits,
    siteHost: siteUrl?.host,
    siteOrigin: siteUrl?.origin,
    functionsUrl,
    builtPage: siteFacts.problemPage,
  });
  return { [contactFormAddress]: { GET: endpoint, POST: endpoint } };
}

/** The counting of analytics events. */
export function eventEndpoints(): Endpoints {
  const { siteUrl } = hostedSettings();
  const count = eventCounter({
    store: hostedStore.dailyCounts,
    messages: hostedStore.messages,
    uses: hostedStore.appCheck,
    clock: Date.now,
    dayOf: agencyDay(siteFacts.agency.timeZone),
    screens: siteScreens(siteFacts.screens),
  });
  const endpoint = eventsEndpoint({
    count,
    limits: hostedStore.limits,
    siteHost: siteUrl?.host,
    siteOrigin: siteUrl?.origin,
    log: platformLog,
  });
  return { [eventsAddress]: { POST: endpoint } };
}

/** Challenges and tokens; no endpoints where Google issues the tokens. */
export function tokenEndpoints(): Endpoints {
  const { appCheck, siteUrl } = hostedSettings();
  if (appCheck.kind !== 'proof-of-work') return {};
  const { challenge, token } = appCheckEndpoints(
    proofOfWorkOnDemand(hostedStore.appCheck, Date.now),
    hostedStore.limits,
    siteUrl?.origin,
  );
  return { [challengeAddress]: { GET: challenge }, [tokenAddress]: { POST: token } };
}
