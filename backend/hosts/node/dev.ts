/** The functions on port 5001 while developing; `npm run dev` starts it beside the front end. */
import { existsSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  emailMessageFunction,
  functionsDevelopmentPort,
  functionsRegion,
} from '#contract/callable.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { problemsOf } from '#content-model/problems/start-error.ts';
import { settings } from '../../settings/settings.ts';
import { describeStore } from '../open-store.ts';
import { liveSite, loadSite } from './load-site.ts';
import { runProgram } from './run-program.ts';
import { startServer } from './start-site.ts';

const siteFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));
await contentWithoutMistakes();
await runProgram(async () => {
  const config = { ...settings(), port: functionsDevelopmentPort };
  const site = liveSite();
  if (existsSync(siteFolder)) site.switchTo(await loadSite(siteFolder, config));
  const started = await startServer(config, site, readContent, { isEmulator: true });
  const greeting = [
    `Functions are at ${started.address}/<project>/${functionsRegion}/${emailMessageFunction}`,
    `Messages are stored in ${describeStore(config)}`,
  ];
  return { ...started, greeting };
});

/** Waits, since `node --watch` starts again only after a change of code. */
async function contentWithoutMistakes(): Promise<void> {
  if (isContentRight()) return;
  for await (const _ of watch(contentFolder, { recursive: true })) if (isContentRight()) return;
}

function isContentRight(): boolean {
  try {
    readContent();
    return true;
  } catch (error) {
    process.stderr.write(`${problemsOf(error).join('\n')}\n`);
    return false;
  }
}
