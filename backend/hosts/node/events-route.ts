import type { FastifyPluginAsync } from 'fastify';
import { eventsAddress } from '#contract/event-batch.ts';
import { eventCounter } from '../../analytics/event-counter.ts';
import { siteScreens, type BuiltScreen } from '../../analytics/site-screens.ts';
import type { Log } from '../../contact/log.ts';
import { eventsEndpoint } from '../../http/events-endpoint.ts';
import type { ContactService } from './contact-service.ts';
import type { AddEndpoint } from './endpoint-route.ts';

export interface EventsDependencies {
  readonly contact: Pick<ContactService, 'counting' | 'limits'>;
  readonly screens: readonly BuiltScreen[] | undefined;
  readonly siteUrl: URL | undefined;
  readonly log: Log;
}

/** Where pages tell what was seen on them. */
export function eventsRoute(
  dependencies: EventsDependencies,
  addEndpoint: AddEndpoint,
): FastifyPluginAsync {
  const { contact, screens, siteUrl, log } = dependencies;
  return async function registerEvents(server) {
    const count = eventCounter({ ...contact.counting, screens: siteScreens(screens) });
    const endpoint = eventsEndpoint({
      count,
      limits: contact.limits,
      siteHost: siteUrl?.host,
      siteOrigin: siteUrl?.origin,
      log,
    });
    await server.register(addEndpoint(['POST'], eventsAddress, endpoint));
  };
}
