import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { emailMessageAddress } from '#contract/callable.ts';
import { eventsAddresses } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { eventCounter } from '../analytics/event-counter.ts';
import type { SiteScreens } from '../analytics/site-screens.ts';
import { appCheckEndpoints } from '../http/app-check-endpoints.ts';
import { contactFormEndpoint, type BuiltPage } from '../http/contact-form-endpoint.ts';
import { emailMessageEndpoint } from '../http/email-message-endpoint.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { eventsEndpoint } from '../http/events-endpoint.ts';
import type { Log } from '../runtime/log.ts';
import type { Config } from '../settings/config.ts';
import type { Contact } from './compose-contact.ts';

/** Returns the endpoint of an address under `/api`, if there is one. */
export type ApiEndpoints = (path: string) => Endpoint | undefined;

/** A release of the site. It has no page for problems while developing without a build. */
interface ServedSite {
  readonly screens: SiteScreens;
  readonly problemPage: BuiltPage | undefined;
}

export function apiEndpoints(
  { submit, limits, proofOfWork, counting }: Contact,
  { siteUrl, functionsUrl }: Pick<Config, 'siteUrl' | 'functionsUrl'>,
  currentSite: () => ServedSite,
  log: Log,
): ApiEndpoints {
  const count = eventCounter({ ...counting, screens: () => currentSite().screens });
  const events = eventsEndpoint({ count, limits, siteUrl, log });
  const endpoints = new Map([
    [emailMessageAddress, emailMessageEndpoint({ submit, limits, siteUrl })],
    ...eventsAddresses.map((address) => [address, events] as const),
  ]);
  if (proofOfWork !== undefined) {
    const { challenge, token } = appCheckEndpoints(proofOfWork, limits, siteUrl);
    endpoints.set(challengeAddress, challenge).set(tokenAddress, token);
  }

  const forms = new WeakMap<BuiltPage, Endpoint>();
  function contactForm(): Endpoint | undefined {
    const builtPage = currentSite().problemPage;
    if (builtPage === undefined) return undefined;
    const form =
      forms.get(builtPage) ??
      contactFormEndpoint({ submit, limits, siteUrl, functionsUrl, builtPage });
    forms.set(builtPage, form);
    return form;
  }
  return (path) => (path === contactFormAddress ? contactForm() : endpoints.get(path));
}
