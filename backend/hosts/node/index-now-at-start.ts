import { existsSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pageWordsFile, pageWordsSchema } from '#contract/page-words.ts';
import type { Log } from '../../contact/log.ts';
import { makePrivateFolder } from '../../store/folder-lock.ts';
import { writeWholeFile } from '../../store/write-whole-file.ts';
import {
  changedAddresses,
  tellIndexNow,
  wordsByAddress,
  type IndexNowSite,
  type ToldWords,
} from '../index-now.ts';
import type { Config } from '../../settings/config.ts';

/**
 * Has the server tell search engines, once it listens, which pages have changed since they were told
 * last. Nothing waits for it, and where it fails the next start tells them.
 */
export function tellIndexNowOnceListening(
  server: FastifyInstance,
  { siteUrl, indexNowKey: key, dataDir }: Pick<Config, 'siteUrl' | 'indexNowKey' | 'dataDir'>,
  siteFolder: string,
  log: Log,
  service?: string,
): void {
  if (siteUrl === undefined || key === undefined) return;
  const stop = new AbortController();
  server.addHook('onListen', (done) => {
    const folders = { siteFolder, dataDir };
    void tellChangedPages({ siteUrl, key }, folders, log, stop.signal, service);
    done();
  });
  server.addHook('onClose', (_, done) => {
    stop.abort();
    done();
  });
}

interface Folders {
  readonly siteFolder: string;
  readonly dataDir: string;
}

/** Settles when it is done, and never rejects: what went wrong is logged, but a stop. */
export async function tellChangedPages(
  site: IndexNowSite,
  folders: Folders,
  log: Log,
  stop: AbortSignal,
  service?: string,
): Promise<void> {
  try {
    await tellChanges(
      site,
      folders,
      log,
      AbortSignal.any([stop, AbortSignal.timeout(patience)]),
      service,
    );
  } catch (err) {
    if (stop.aborted) return;
    log.warn({ err }, 'IndexNow could not be told of changed pages: the next start tells it');
  }
}

/** In milliseconds. */
const patience = 10_000;

async function tellChanges(
  site: IndexNowSite,
  { siteFolder, dataDir }: Folders,
  log: Log,
  signal: AbortSignal,
  service: string | undefined,
): Promise<void> {
  if (!existsSync(join(siteFolder, `${site.key}.txt`))) {
    // They would look for it, find nothing, and believe nothing.
    log.warn({}, 'IndexNow is not told of changed pages: the site was built without INDEXNOW_KEY');
    return;
  }
  const json: unknown = JSON.parse(readFileSync(join(siteFolder, pageWordsFile), 'utf8'));
  const now = wordsByAddress(pageWordsSchema.parse(json), site.siteUrl);
  const file = join(dataDir, 'index-now.json');
  const addresses = changedAddresses(now, toldBefore(file), site.siteUrl);
  if (addresses.length === 0) return;
  const status = await tellIndexNow(addresses, site, signal, service);
  if (status !== 200 && status !== 202) {
    log.warn({ status }, 'IndexNow refused to be told of changed pages: the next start tells it');
    return;
  }
  // There is none yet where nothing else is kept in it, as where a deployment tells them.
  makePrivateFolder(dataDir);
  const write = (unfinished: string) => writeFile(unfinished, `${JSON.stringify(now, null, 1)}\n`);
  await writeWholeFile(file, write, renameSync);
  log.info({ pages: addresses.length }, 'IndexNow was told of changed pages');
}

/** A file that cannot be read is as none: they are told of every page again, which they bear. */
function toldBefore(file: string): ToldWords {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
