import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import { callable } from '../../http/callable.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import { emailMessage } from '../../http/email-message.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import type { Endpoints } from './answer-requests.ts';
import { hostedContact } from './hosted-contact.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';

const { siteUrl, functionsUrl } = hostedSettings();
const { submit, limits, counting, proofOfWork } = hostedContact(hostedSettings());
const site = { siteHost: siteUrl?.host, siteOrigin: siteUrl?.origin };

/** The callable, at any path: the SDK may also call the address of the function itself. */
export function callEndpoint(): Endpoints {
  const call = callable(emailMessage(submit, site.siteHost), limits);
  return () => call;
}

/** The contact form without JavaScript. */
export function contactEndpoint(): Endpoints {
  const builtPage = siteFacts.problemPage;
  const form = contactFormEndpoint({ submit, limits, ...site, functionsUrl, builtPage });
  return (path) => (path === contactFormAddress ? form : undefined);
}

/** The counting of analytics events. */
export function eventEndpoint(): Endpoints {
  const screens = siteScreens(siteFacts.screens);
  const count = eventCounter({ ...counting, screens: () => screens });
  const events = eventsEndpoint({ count, limits, ...site, log: platformLog });
  return (path) => (path === eventsAddress ? events : undefined);
}

/** Challenges and tokens; no endpoints where Google issues the tokens. */
export function tokenEndpoints(): Endpoints {
  if (proofOfWork === undefined) return () => undefined;
  const { challenge, token } = appCheckEndpoints(proofOfWork, limits, siteUrl?.origin);
  const endpoints = new Map([
    [challengeAddress, challenge],
    [tokenAddress, token],
  ]);
  return (path) => endpoints.get(path);
}
