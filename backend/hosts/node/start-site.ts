import type { Content } from '#contract/content/content-schema.ts';
import { readBuildManifest, requireBuiltFor } from '../../settings/build-manifest.ts';
import type { Config } from '../../settings/config.ts';
import { firestoreHasFunctions } from '../../settings/database-url.ts';
import { StartError } from '../../settings/start-error.ts';
import { lockFolder } from '../../store/lock-folder.ts';
import { correspondence } from '../../notifications/mail-channel.ts';
import { mailFolder } from '../choose-mailer.ts';
import { describeStore } from '../open-store.ts';
import { openContactService } from './contact-service.ts';
import { programLog } from './program-log.ts';
import type { RunningProgram } from './run-program.ts';
import { buildServer, type ServerDependencies } from './server.ts';
import { explainStartErrors } from '../explain-start-errors.ts';

/** Starts the built site and its functions. Throws {@link StartError}. */
export async function startSite(config: Config, siteFolder: string): Promise<RunningProgram> {
  const manifest = readBuildManifest(siteFolder);
  if (manifest === undefined) {
    throw new StartError(['The site is not built yet: `npm start` builds it and then starts']);
  }
  const warning = requireBuiltFor(manifest, config);
  const started = await startServer(config, siteFolder, () => manifest.content);
  const lines = greeting(manifest.content, started.address, config);
  return { ...started, greeting: warning === undefined ? lines : [...lines, warning] };
}

interface StartedServer extends Omit<RunningProgram, 'greeting'> {
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
  content: () => Content,
  options: Pick<ServerDependencies, 'isEmulator'> = {},
): Promise<StartedServer> {
  const { host, port, dataDir, database, drainSeconds } = config;
  return explainStartErrors(config, async () => {
    if (database?.engine === 'firestore') {
      throw new StartError([`DATABASE_URL: ${firestoreHasFunctions}`]);
    }
    const log = programLog();
    // Several servers may share a PostgreSQL database, but not a data folder.
    if (database === undefined) lockFolder(dataDir);
    const contact = await openContactService(config, content, log);
    const stopping = new AbortController();
    const dependencies = { contact, siteFolder, config, log, stopping: stopping.signal };
    const server = await buildServer({ ...dependencies, ...options });
    const address = await server.listen({ host, port });
    contact.startWorkers();
    return { server, contact, log, stopping, drainSeconds, address };
  });
}

function greeting(content: Content, address: string, config: Config): string[] {
  const { smtpUrl, webhookUrl, functionsUrl } = config;
  const delivery =
    smtpUrl === undefined
      ? `as .eml files in ${mailFolder(config)} (SMTP_URL is not set)`
      : `through ${smtpUrl.protocol}//${smtpUrl.host}`;
  return [
    `${content.agency.name} is at ${address}`,
    ...(functionsUrl === undefined ? [] : [`Its pages send messages to ${functionsUrl}`]),
    `Messages are stored in ${describeStore(config)} (npm run messages)`,
    `Mail goes to ${correspondence(config, content).agencyMailbox.address}, ${delivery}`,
    // Only its host: the rest of the address is a secret.
    ...(webhookUrl === undefined ? [] : [`Messages call the webhook at ${webhookUrl.host}`]),
  ];
}
