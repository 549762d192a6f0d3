import { existsSync } from 'node:fs';
import { databaseFile, openStore } from '../hosts/node/contact-service.ts';
import { explainedStart } from '../hosts/node/explained-start.ts';
import type { Config } from '../settings/config.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the store for one command, and closes it. `use` gets `undefined` if there is no database yet:
 * reading neither creates one nor migrates one that servers use. Throws `StartFault` if it cannot be read.
 */
export async function withStore<Result>(
  config: Config,
  use: (store: Store | undefined) => Promise<Result>,
): Promise<Result> {
  const { database } = config;
  if (database === undefined && !existsSync(databaseFile(config))) return use(undefined);
  if (database?.engine !== 'postgresql') return withNewStore(config, use);
  const { lookIntoPostgresStore } = await import('../store/open-postgres-store.ts');
  return closedAfter(config, () => lookIntoPostgresStore(database.url), use);
}

/** The same, but creates the database if there is none. */
export async function withNewStore<Result>(
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
  return explainedStart(config, async () => {
    const store = await open();
    try {
      return await use(store);
    } finally {
      await store?.close();
    }
  });
}
