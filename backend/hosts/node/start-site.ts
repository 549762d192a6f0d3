import type { Agency } from '#contract/agency.ts';
import { readBuildManifest, requireBuiltFor } from '../../settings/build-manifest.ts';
import type { Config } from '../../settings/config.ts';
import { describeStore } from '../open-store.ts';
import { mailFolder } from '../choose-mailer.ts';
import { correspondence } from '../../notifications/mail-channel.ts';
import type { RunningProgram } from './run-program.ts';
import { buildServer } from './server.ts';
import { StartFault } from '../../settings/start-fault.ts';
import { startServer } from './start-server.ts';

/** Starts the built site and its functions. Throws {@link StartFault}. */
export async function startSite(config: Config, siteFolder: string): Promise<RunningProgram> {
  const manifest = readBuildManifest(siteFolder);
  if (manifest === undefined) {
    throw new StartFault(['The site is not built yet: `npm start` builds it and then starts']);
  }
  const warning = requireBuiltFor(manifest, config);
  const started = await startServer(config, siteFolder, buildServer);
  const lines = greeting(started.agency, started.address, config);
  return { ...started, greeting: warning === undefined ? lines : [...lines, warning] };
}

function greeting(agency: Agency, address: string, config: Config): string[] {
  const { smtpUrl, webhookUrl, functionsUrl } = config;
  const way =
    smtpUrl === undefined
      ? `as .eml files in ${mailFolder(config)} (SMTP_URL is not set)`
      : `through ${smtpUrl.protocol}//${smtpUrl.host}`;
  return [
    `${agency.name} is at ${address}`,
    // Which may be this very server, behind a proxy: it cannot tell.
    ...(functionsUrl === undefined ? [] : [`Its pages send messages to ${functionsUrl}`]),
    `Messages are kept in ${describeStore(config)} (npm run messages)`,
    `Mail goes to ${correspondence(config, agency).agencyMailbox.address}, ${way}`,
    // Its host alone: the rest of the address is a secret.
    ...(webhookUrl === undefined ? [] : [`Messages call the webhook at ${webhookUrl.host}`]),
  ];
}
