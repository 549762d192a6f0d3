/**
 * The end of a deployment: tells search engines which pages of `dist/` have changed since the last one,
 * where INDEXNOW_KEY is set. It looks at the folder it is started in. What goes wrong is logged, and
 * holds nothing up: the site is live by then.
 */
import { resolve } from 'node:path';
import { tellChangedPages } from '../backend/hosts/node/index-now-at-start.ts';
import { programLog } from '../backend/hosts/node/program-log.ts';
import { runCommand } from '../backend/hosts/node/run-command.ts';

await runCommand(async (_args, { siteUrl, indexNowKey: key, dataDir }) => {
  if (siteUrl !== undefined && key !== undefined) {
    const folders = { siteFolder: resolve('dist'), dataDir };
    const never = new AbortController().signal;
    await tellChangedPages({ siteUrl, key }, folders, programLog(), never);
  }
  return { output: '', exitCode: 0 };
});
