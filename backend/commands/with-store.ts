import { existsSync } from 'node:fs';
import { explainStartErrors } from '../hosts/explain-start-errors.ts';
import { databaseFile, openStore } from '../hosts/open-store.ts';
import type { Config } from '../settings/config.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the store for one command, and closes it. `use` gets `undefined` if there is no embedded
 * database yet: reading does not create the file. Throws `StartError` if the store cannot be opened.
 */
export async function withStore<Result>(
  config: Config,
  use: (store: Store | undefined) => Promise<Result>,
): Promise<Result> {
  const isMissing = config.database === undefined && !existsSync(databaseFile(config));
  return isMissing ? use(undefined) : withNewStore(config, use);
}

/** The same, but creates the database if there is none. */
export async function withNewStore<Result>(
  config: Config,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return explainStartErrors(config, async () => {
    const store = await openStore(config);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  });
}
