import type { FastifyPluginAsync } from 'fastify';
import type { PageSettings } from '../content-policy.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { contactFormAnswer, formLimit } from '../contact-form-answer.ts';
import { builtProblemPage } from './built-problem-page.ts';
import type { ContactService } from './contact-service.ts';
import { wireRoute } from './wire-route.ts';

export interface ContactFormDependencies {
  readonly contact: ContactService;
  readonly siteFolder: string;
  readonly siteUrl: URL | undefined;
  readonly pageSettings: PageSettings;
}

/** The contact form without JavaScript. */
export function contactFormRoute(dependencies: ContactFormDependencies): FastifyPluginAsync {
  const { contact, siteFolder, siteUrl, pageSettings } = dependencies;
  return async function registerContactForm(server) {
    const builtPage = await builtProblemPage(siteFolder, pageSettings);
    const answer = contactFormAnswer({
      submit: contact.submit,
      siteHost: siteUrl?.host,
      siteOrigin: siteUrl?.origin,
      functionsUrl: pageSettings.functionsUrl,
      builtPage,
    });
    const route = { path: contactFormAddress, bodyLimit: formLimit, answer };
    await server.register(wireRoute({ ...route, method: ['GET', 'POST'] }));
  };
}
