import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Agency } from '#contract/content/agency-schema.ts';
import { agencyFacts } from '../../settings/agency-facts.ts';
import { readBuildManifest, requireBuiltFor } from '../../settings/build-manifest.ts';
import type { Config } from '../../settings/config.ts';
import { firestoreHasFunctions } from '../../settings/database-url.ts';
import { StartError } from '../../settings/start-error.ts';
import { lockFolder } from '../../store/lock-folder.ts';
import { correspondence } from '../../notifications/mail-channel.ts';
import { mailFolder } from '../choose-mailer.ts';
import { describeStore } from '../open-store.ts';
import { openContactService } from './contact-service.ts';
import { followReleases } from './follow-releases.ts';
import { liveSite, type LiveSite } from './live-site.ts';
import { loadSite, type Site } from './load-site.ts';
import { programLog } from './program-log.ts';
import { publishedReleases, releasesFolder } from './releases.ts';
import type { RunningProgram } from './run-program.ts';
import { buildServer, type ServerDependencies } from './server.ts';
import { explainStartErrors } from '../explain-start-errors.ts';

/**
 * Starts the site of a copy of the project, with its functions, and switches it to each release that is
 * published from then on. Throws {@link StartError}.
 *
 * @param project The folder of the copy.
 * @param folder The built site to start with. By default the release that was published last, or `dist/`
 * if there is none.
 */
export async function startSite(
  config: Config,
  project: string,
  folder?: string,
): Promise<RunningProgram> {
  const releases = join(project, releasesFolder);
  const site = liveSite();
  const open = async (from: string, release?: string) => {
    const opened = await openSite(from, config, release, site.find);
    site.switchTo(opened.site);
    return opened.warning;
  };
  const published = publishedReleases(releases);
  const current = folder === undefined ? published[0] : undefined;
  // Their pages may still be open somewhere.
  for (const release of published.filter((name) => name !== current).reverse()) {
    const from = join(releases, release);
    if (existsSync(from)) site.switchTo(await loadSite(from, config, release, site.find));
  }
  const warning =
    current === undefined
      ? await open(folder ?? join(project, 'dist'))
      : await open(join(releases, current), current);

  const started = await startServer(config, site);
  const { server, log } = started;
  const stop = followReleases(releases, log, async (release) => {
    const problem = await open(join(releases, release), release);
    if (problem !== undefined) log.warn({ release }, problem);
  });
  server.server.once('close', stop);
  const lines = greeting(started.agency, started.address, config);
  if (current !== undefined)
    lines.push(`Its pages are those of releases/${current} (npm run publish)`);
  return { ...started, greeting: warning === undefined ? lines : [...lines, warning] };
}

/** Loads a site that fits the settings. Throws {@link StartError}. */
async function openSite(
  folder: string,
  config: Config,
  release: string | undefined,
  known: LiveSite['find'],
): Promise<{ readonly site: Site; readonly warning: string | undefined }> {
  const manifest = readBuildManifest(folder);
  if (manifest === undefined) {
    throw new StartError([
      release === undefined
        ? 'The site is not built yet: `npm start` builds it and then starts'
        : `releases/${release} is missing or not complete: \`npm run publish\` makes another release`,
    ]);
  }
  const warning = requireBuiltFor(manifest, config);
  return { site: await loadSite(folder, config, release, known), warning };
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
  site: LiveSite,
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
    const contact = await openContactService(config, agency, log);
    const stopping = new AbortController();
    const dependencies = { contact, liveSite: site, config, log, stopping: stopping.signal };
    const server = buildServer({ ...dependencies, ...options });
    const address = await server.listen({ host, port });
    contact.startWorkers();
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
    `Messages are stored in ${describeStore(config)} (npm run messages)`,
    `Mail goes to ${correspondence(config, agency).agencyMailbox.address}, ${delivery}`,
    // Only its host: the rest of the address is a secret.
    ...(webhookUrl === undefined ? [] : [`Messages call the webhook at ${webhookUrl.host}`]),
  ];
}
