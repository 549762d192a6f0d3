import type { FastifyInstance } from 'fastify';
import type { Agency } from '#contract/agency.ts';
import { agencyFacts } from '../../settings/agency-facts.ts';
import type { Log } from '../../contact/log.ts';
import type { Config } from '../../settings/config.ts';
import type { ContactService } from './contact-service.ts';
import { openContactService } from './contact-service.ts';
import { lockFolder } from '../../store/folder-lock.ts';
import { firestoreHasFunctions } from '../../settings/shared-database.ts';
import { explainedStart } from './explained-start.ts';
import type { Leaving } from './leaving.ts';
import { programLog } from './program-log.ts';
import type { ServerDependencies } from './server.ts';
import { StartFault } from '../../settings/start-fault.ts';

export interface StartedServer {
  readonly server: FastifyInstance;
  readonly contact: ContactService;
  readonly agency: Agency;
  readonly log: Log;
  readonly leaving: Leaving;
  /** How long it goes on once it is told to stop. */
  readonly drainSeconds: number;
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly address: string;
}

/**
 * Opens the store, listens, and only then delivers notifications: what every server program begins with.
 * A start that fails has sent none. Throws `StartFault`.
 */
export async function startServer(
  config: Config,
  siteFolder: string,
  build: (dependencies: ServerDependencies) => FastifyInstance,
): Promise<StartedServer> {
  if (config.database?.engine === 'firestore') {
    throw new StartFault([`DATABASE_URL: ${firestoreHasFunctions}`]);
  }
  const agency = await explainedStart(config, () => agencyFacts());
  const log = programLog();
  const unlock = await explainedStart(config, () => holdFolder(config));
  const contact = await explainedStart(config, () => openContactService(config, agency, log)).catch(
    (error: unknown) => {
      unlock();
      throw error;
    },
  );
  const leaving = { hasBegun: false };
  const server = build({ contact, siteFolder, config, log, leaving });
  try {
    const { host, port, drainSeconds } = config;
    const address = await explainedStart(config, () => server.listen({ host, port }));
    contact.startWorkers();
    return { server, contact, agency, log, leaving, drainSeconds, address };
  } catch (error) {
    await contact.close();
    unlock();
    throw error;
  }
}

/**
 * Before anything of the folder is opened, and for as long as this process lives. At PostgreSQL servers
 * know of each other, and share what has to be.
 */
function holdFolder({ dataDir, database }: Config): () => void {
  return database === undefined ? lockFolder(dataDir) : () => undefined;
}
