import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, StartError } from '#content-model/problems/start-error.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { readBuildManifest, requireBuiltFor } from '../../settings/build-manifest.ts';
import type { Config } from '../../settings/config.ts';
import { firestoreHasFunctions } from '../../settings/database-url.ts';
import { lockFolder } from '../../store/lock-folder.ts';
import { correspondence } from '../../notifications/mail-channel.ts';
import { mailFolder } from '../choose-mailer.ts';
import { describeStore, openFolderProblem } from '../open-store.ts';
import { openContactService } from './contact-service.ts';
import { followReleases } from './follow-releases.ts';
import { liveSite, loadSite, type LiveSite } from './load-site.ts';
import { programLog } from './program-log.ts';
import { publishedReleases, releasesFolder } from './releases.ts';
import { buildServer, listen, type ServerDependencies } from './server.ts';
import { explainStartErrors } from '../explain-start-errors.ts';

/**
 * Starts the site of the copy of the project in a folder, from `folder` or the published release, and switches it to
 * each release that is published from then on. Throws {@link StartError}.
 */
export async function startSite(config: Config, project: string, folder?: string) {
  const releases = join(project, releasesFolder);
  const site = liveSite();
  const published = publishedReleases(releases);
  const current = folder === undefined ? published[0] : undefined;
  // Pages of the others may still be open somewhere.
  for (const release of published.filter((name) => name !== current).reverse()) {
    const from = join(releases, release);
    if (!existsSync(from)) continue;
    const earlier = await loadSite(from, config, release, site.find).catch(() => undefined);
    // A damaged one is left out: only pages that were opened before it need it.
    if (earlier !== undefined) site.switchTo(earlier);
  }
  const place = current === undefined ? (folder ?? join(project, 'dist')) : join(releases, current);
  const first = await openSite(place, config, site, current);
  let { content } = first;

  const started = await startServer(config, site, () => content);
  const { server, log } = started;
  const stop = followReleases(releases, published[0], log, async (release) => {
    const opened = await openSite(join(releases, release), config, site, release).catch(
      (error: unknown) => {
        const code: unknown = error instanceof Error && Reflect.get(error, 'code');
        // Too many open files may be fewer a moment later.
        const isLasting = fileProblem(error) !== undefined && !/^E[MN]FILE$/.test(String(code));
        if (isLasting) site.noteUnreadable(release);
        throw error;
      },
    );
    ({ content } = opened);
    if (opened.warning !== undefined) log.warn({ release }, opened.warning);
  });
  server.once('close', stop);
  const lines = [
    ...greeting(content, started.address, config),
    current && `Its pages are those of releases/${current} (npm run publish)`,
    first.warning,
  ].filter((line) => line !== undefined);
  return { ...started, greeting: lines };
}

async function openSite(folder: string, config: Config, site: LiveSite, release?: string) {
  const manifest = readBuildManifest(folder);
  if (manifest === undefined) {
    const problem =
      release === undefined
        ? 'The site is not built yet, or by another version: `npm start` builds it and then starts'
        : `releases/${release} is missing, incomplete or made by another version: \`npm run publish\` makes another release`;
    throw new StartError([problem]);
  }
  const warning = requireBuiltFor(manifest, config);
  try {
    site.switchTo(await loadSite(folder, config, release, site.find));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
    throw new StartError([
      `${folder} is incomplete: \`npm run publish\` or \`npm start\` builds it again`,
    ]);
  }
  return { content: manifest.content, warning };
}

/** Opens the store, listens, and only then delivers notifications, so that a start that fails has sent none. */
export function startServer(
  config: Config,
  site: LiveSite,
  content: () => Content,
  options: Pick<ServerDependencies, 'isEmulator'> = {},
) {
  const { host, port, dataDir, database, drainSeconds } = config;
  return explainStartErrors(config, async () => {
    if (database?.engine === 'firestore') {
      throw new StartError([`DATABASE_URL: ${firestoreHasFunctions}`]);
    }
    const log = programLog();
    // Several servers may share a PostgreSQL database, but not a data folder.
    if (database === undefined) {
      lockFolder(dataDir);
      const problem = openFolderProblem(dataDir);
      if (problem !== undefined) log.warn({ dataDir }, `DATA_DIR: ${problem}`);
    }
    const contact = await openContactService(config, content, log);
    const stopping = new AbortController();
    const dependencies = { contact, liveSite: site, config, log, stopping: stopping.signal };
    const server = buildServer({ ...dependencies, ...options });
    const address = await listen(server, { host, port });
    contact.startWorkers();
    return { server, contact, log, stopping, drainSeconds, address };
  });
}

function greeting(content: Content, address: string, config: Config): string[] {
  const { smtpServer, webhookUrl, functionsUrl } = config;
  const delivery =
    smtpServer === undefined
      ? `as .eml files in ${mailFolder(config)} (SMTP_URL is not set)`
      : `through ${smtpServer.host}:${smtpServer.port}`;
  return [
    `${content.agency.name} is at ${address}`,
    ...(functionsUrl === undefined ? [] : [`Its pages send messages to ${functionsUrl}`]),
    `Messages are stored in ${describeStore(config)} (npm run messages)`,
    `Mail goes to ${correspondence(config, content).agencyMailbox.address}, ${delivery}`,
    // Only its host: the rest of the address is a secret.
    ...(webhookUrl === undefined ? [] : [`Messages call the webhook at ${webhookUrl.host}`]),
  ];
}
