import { emailMessageFunction, functionsRegion } from '#contract/callable.ts';
import { callable } from '../../http/callable.ts';
import { emailMessage } from '../../http/email-message.ts';
import { callableRoute } from './callable-route.ts';
import { openCors } from './open-cors.ts';
import { buildServer, type ServerDependencies } from './server.ts';

/**
 * The server with the functions where the platform's emulator has them too, for a site that is
 * served from another port while it is worked on.
 */
export function buildDevelopmentServer(dependencies: ServerDependencies) {
  return buildServer(dependencies, (addEndpoint) => async (server) => {
    const { contact, config } = dependencies;
    const call = callable(emailMessage(contact.submit, config.siteUrl?.host), contact.limits);
    const address = `/:project/${functionsRegion}/${emailMessageFunction}`;
    openCors(server);
    await server.register(callableRoute(address, call, addEndpoint));
  });
}
