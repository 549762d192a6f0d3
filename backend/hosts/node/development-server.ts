import { emailMessageFunction, functionsRegion } from '#contract/callable.ts';
import { callable } from '../../callable/callable.ts';
import { withOpenCors } from '../../callable/with-open-cors.ts';
import { emailMessage } from '../../callable/email-message.ts';
import { callableRoute } from './callable-route.ts';
import type { ServerDependencies } from './server.ts';
import { buildServer } from './server.ts';

/**
 * The server with the functions where the platform's emulator has them too, for a site that is
 * served from another port while it is worked on.
 */
export function buildDevelopmentServer(dependencies: ServerDependencies) {
  const server = buildServer(dependencies);
  const { contact, config, log } = dependencies;
  const answer = withOpenCors(callable(emailMessage(contact.submit, config.siteUrl?.host), log));
  const address = `/:project/${functionsRegion}/${emailMessageFunction}`;
  void server.register(callableRoute(address, answer));
  return server;
}
