import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Agency } from '#contract/agency.ts';
import { agencyFacts } from '../../settings/agency-facts.ts';
import { requireBuiltFor } from '../../settings/built-settings.ts';
import type { Config } from '../../settings/config.ts';
import { firestoreHasFunctions } from '../../settings/database-url.ts';
import { StartError } from '../../settings/start-error.ts';
import { lockFolder } from '../../store/folder-lock.ts';
import { removeOthersAccess } from '../../store/private-folder.ts';
import { agencyMailbox, mailFolder, openContactService, placeOfStore } from './contact-service.ts';
import { programLog } from './program-log.ts';
import type { RunningProgram } from './run-program.ts';
import { buildServer, type ServerDependencies } from './server.ts';
import { explainStartErrors } from './start-errors.ts';

/** Starts the built site and its functions. Throws {@link StartError}. */
export async function startSite(config: Config, siteFolder: string): Promise<RunningProgram> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new StartError(['The site is not built yet: `npm start` builds it and then starts']);
  }
  requireBuiltFor(siteFolder, config);
  const started = await startServer(config, siteFolder);
  return { ...started, greeting: greeting(started.agency, started.address, config) };
}

interface StartedServer extends Omit<RunningProgram, 'greeting'> {
  readonly agency: Agency;
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly address: string;
}

/**
 * Opens the store, listens, and only then delivers notifications, so that a start that fails has sent
 * none. Throws {@link StartError}; what was opened until then ends with the process.
 */
export function startServer(
  config: Config,
  siteFolder: string,
  options: Pick<ServerDependencies, 'isEmulator'> = {},
): Promise<StartedServer> {
  const { host, port, dataDir, database, drainSeconds } = config;
  return explainStartErrors(config, async () => {
    if (database?.engine === 'firestore') {
      throw new StartError([`DATABASE_URL: ${firestoreHasFunctions}`]);
    }
    const agency = agencyFacts();
    const log = programLog();
    // Several servers may share a PostgreSQL database, but not a data folder.
    if (database === undefined) lockFolder(dataDir);
    if (!removeOthersAccess(dataDir)) {
      const advice = 'set DATA_DIR to a folder that only the server uses';
      log.warn({ dataDir }, `other users can open the data folder: ${advice}`);
    }
    const contact = await openContactService(config, agency, log);
    const stopping = new AbortController();
    const dependencies = { contact, siteFolder, config, log, stopping: stopping.signal };
    const server = await buildServer({ ...dependencies, ...options });
    const address = await server.listen({ host, port });
    contact.startDelivery();
    return { server, contact, agency, log, stopping, drainSeconds, address };
  });
}

function greeting(agency: Agency, address: string, config: Config): string[] {
  const { smtpUrl, webhookUrl, functionsUrl } = config;
  const delivery =
    smtpUrl === undefined
      ? `as .eml files in ${mailFolder(config)} (SMTP_URL is not set)`
      : `through ${smtpUrl.protocol}//${smtpUrl.host}`;
  return [
    `${agency.name} is at ${address}`,
    ...(functionsUrl === undefined ? [] : [`Its pages send messages to ${functionsUrl}`]),
    `Messages are stored in ${placeOfStore(config)} (npm run messages)`,
    `Mail goes to ${agencyMailbox(config, agency).address}, ${delivery}`,
    // Only its host: the rest of the address is a secret.
    ...(webhookUrl === undefined ? [] : [`Messages call the webhook at ${webhookUrl.host}`]),
  ];
}
