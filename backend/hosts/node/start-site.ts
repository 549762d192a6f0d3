import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Agency } from '#contract/agency.ts';
import { requireBuiltFor } from '../../settings/built-settings.ts';
import type { Config } from '../../settings/config.ts';
import { describeStore } from '../open-store.ts';
import { mailFolder } from '../choose-mailer.ts';
import { correspondence } from '../../notifications/mail-channel.ts';
import { tellIndexNowOnceListening } from './index-now-at-start.ts';
import type { RunningProgram } from './run-program.ts';
import { buildServer } from './server.ts';
import { StartFault } from '../../settings/start-fault.ts';
import { startServer } from './start-server.ts';

/** Starts the built site and its functions. Throws {@link StartFault}. */
export async function startSite(config: Config, siteFolder: string): Promise<RunningProgram> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new StartFault(['The site is not built yet: `npm start` builds it and then starts']);
  }
  requireBuiltFor(siteFolder, config);
  const started = await startServer(config, siteFolder, (dependencies) => {
    const server = buildServer(dependencies);
    tellIndexNowOnceListening(server, config, siteFolder, dependencies.log);
    return server;
  });
  return { ...started, greeting: greeting(started.agency, started.address, config) };
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
