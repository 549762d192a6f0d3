/** The end of a deployment: tells search engines which pages have changed since the last one. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { tellChangedPages } from '../backend/hosts/node/index-now-at-start.ts';
import { programLog } from '../backend/hosts/node/program-log.ts';
import { settings } from '../backend/hosts/node/settings.ts';

const { siteUrl, indexNowKey: key, dataDir } = settings();
const siteFolder = fileURLToPath(new URL('../dist/', import.meta.url));
if (siteUrl !== undefined && key !== undefined) {
  const never = new AbortController().signal;
  await tellChangedPages({ siteUrl, key }, { siteFolder, dataDir }, programLog(), never);
  process.exitCode = 0;
}
