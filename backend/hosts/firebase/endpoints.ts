import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { appCheckEndpoints } from '../../http/app-check-endpoints.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import type { Endpoints } from './answer-requests.ts';
import { hostedContact } from './hosted-contact.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';

const { siteUrl, functionsUrl } = hostedSettings();
const { submit, limits, counting, proofOfWork } = hostedContact(hostedSettings());
const site = { siteHost: siteUrl?.host, siteOrigin: siteUrl?.origin };

/** The contact form without JavaScript. */
export function contactEndpoints(): Endpoints {
  const builtPage = siteFacts.problemPage;
  const form = contactFormEndpoint({ submit, limits, ...site, functionsUrl, builtPage });
  return { [contactFormAddress]: form };
}

/** The counting of analytics events. */
export function eventEndpoints(): Endpoints {
  const screens = siteScreens(siteFacts.screens);
  const count = eventCounter({ ...counting, screens: () => screens });
  return { [eventsAddress]: eventsEndpoint({ count, limits, ...site, log: platformLog }) };
}

/** Challenges and tokens; no endpoints where Google issues the tokens. */
export function tokenEndpoints(): Endpoints {
  if (proofOfWork === undefined) return {};
  const { challenge, token } = appCheckEndpoints(proofOfWork, limits, siteUrl?.origin);
  return { [challengeAddress]: challenge, [tokenAddress]: token };
}
