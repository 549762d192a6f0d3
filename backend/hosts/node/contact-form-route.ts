import type { FastifyPluginAsync } from 'fastify';
import type { BuildManifest } from '#contract/build-manifest.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { contactFormEndpoint } from '../../http/contact-form-endpoint.ts';
import type { PageSettings } from '../../http/content-policy.ts';
import { builtProblemPage } from '../../http/built-problem-page.ts';
import type { ContactService } from './contact-service.ts';
import type { AddEndpoint } from './endpoint-route.ts';

export interface ContactFormDependencies {
  readonly contact: Pick<ContactService, 'submit' | 'limits'>;
  readonly siteFolder: string;
  readonly manifest: BuildManifest | undefined;
  readonly siteUrl: URL | undefined;
  readonly pageSettings: PageSettings;
}

/** The contact form without JavaScript. */
export function contactFormRoute(
  dependencies: ContactFormDependencies,
  addEndpoint: AddEndpoint,
): FastifyPluginAsync {
  const { contact, siteFolder, manifest, siteUrl, pageSettings } = dependencies;
  return async function registerContactForm(server) {
    const endpoint = contactFormEndpoint({
      submit: contact.submit,
      limits: contact.limits,
      siteHost: siteUrl?.host,
      siteOrigin: siteUrl?.origin,
      functionsUrl: pageSettings.functionsUrl,
      builtPage: await builtProblemPage(siteFolder, manifest, pageSettings),
    });
    await server.register(addEndpoint(['GET', 'POST'], contactFormAddress, endpoint));
  };
}
