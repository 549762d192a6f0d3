import { contactFormAddress } from '#contract/plain-form.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import type { HostedEndpoints } from './answer-requests.ts';
import { hostedStore } from './hosted-store.ts';
import { siteFacts } from './site-facts.ts';
import { settings, submit } from './submission.ts';

/** The contact form without JavaScript. */
export function contactFormFunction(): HostedEndpoints {
  const { siteUrl, functionsUrl } = settings;
  const endpoint = contactFormEndpoint({
    submit,
    limits: hostedStore.limits,
    siteHost: siteUrl?.host,
    siteOrigin: siteUrl?.origin,
    functionsUrl,
    builtPage: siteFacts.problemPage,
  });
  return { settings, endpoints: { [contactFormAddress]: { GET: endpoint, POST: endpoint } } };
}
