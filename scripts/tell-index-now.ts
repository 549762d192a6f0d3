/**
 * The end of a deployment: tells search engines which pages of `dist/` have changed since the last one,
 * where INDEXNOW_KEY is set. It looks at the folder it is started in. What goes wrong is logged, and
 * holds nothing up: the site is live by then.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { tellChangedPages } from '../backend/hosts/node/index-now-at-start.ts';
import { programLog } from '../backend/hosts/node/program-log.ts';
import { runCommand } from '../backend/commands/run-command.ts';

await runCommand(async (_args, { siteUrl, indexNowKey: key, dataDir }) => {
  if (siteUrl === undefined || key === undefined) return { output: '', exitCode: 0 };
  const siteFolder = resolve('dist');
  const address = `${siteUrl.origin}/${key}.txt`;
  if (existsSync(`${siteFolder}/${key}.txt`) && !(await isShown(key, address))) {
    // They take what they are told, look for the key later, and never hear of these pages again.
    return { output: notYet(address), exitCode: 0 };
  }
  const never = new AbortController().signal;
  await tellChangedPages({ siteUrl, key }, { siteFolder, dataDir }, programLog(), never);
  return { output: '', exitCode: 0 };
});

/** Whether visitors reach this very site at its address, as they do once its domain leads there. */
async function isShown(key: string, address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok && (await answer.text()).trim() === key;
  } catch {
    return false;
  }
}

function notYet(address: string): string {
  return `Search engines are not told yet: ${address} does not show the key. Once your domain leads to the site: npm run tell-index-now\n`;
}
