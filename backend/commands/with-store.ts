import { existsSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import type { Config } from '../settings/config.ts';
import { databaseFile, openStore } from '../hosts/open-store.ts';
import { explainedStart } from '../hosts/node/explained-start.ts';

/**
 * Opens the store for one command, and closes it again. Without a store: nothing was ever kept here, and
 * looking must not begin one, nor change the tables under servers that run. Throws `StartFault` where it
 * cannot be opened or read.
 */
export async function withStore<Result>(
  config: Config,
  use: (store: Store | undefined) => Promise<Result>,
): Promise<Result> {
  const { database } = config;
  if (database === undefined && !existsSync(databaseFile(config))) return use(undefined);
  return withStoreToFill(config, use);
}

/** The same, where a store is begun if there is none. */
export async function withStoreToFill<Result>(
  config: Config,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return closedAfter(config, () => openStore(config), use);
}

async function closedAfter<Opened extends Store | undefined, Result>(
  config: Config,
  open: () => Promise<Opened>,
  use: (store: Opened) => Promise<Result>,
): Promise<Result> {
  const store = await explainedStart(config, open);
  try {
    return await explainedStart(config, () => use(store));
  } finally {
    await store?.close();
  }
}
