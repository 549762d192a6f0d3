/** The functions on port 5001 while developing; `npm run dev` starts it beside the front end. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  emailMessageFunction,
  functionsDevelopmentPort,
  functionsRegion,
} from '#contract/callable.ts';
import { agencyContent } from '../../settings/agency-content.ts';
import { settings } from '../../settings/settings.ts';
import { describeStore } from '../open-store.ts';
import { liveSite, loadSite } from './load-site.ts';
import { runProgram } from './run-program.ts';
import { startServer } from './start-site.ts';

const siteFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));
await runProgram(async () => {
  const config = { ...settings(), port: functionsDevelopmentPort };
  const site = liveSite();
  if (existsSync(siteFolder)) site.switchTo(await loadSite(siteFolder, config));
  const started = await startServer(config, site, agencyContent, { isEmulator: true });
  const greeting = [
    `Functions are at ${started.address}/<project>/${functionsRegion}/${emailMessageFunction}`,
    `Messages are stored in ${describeStore(config)}`,
  ];
  return { ...started, greeting };
});
