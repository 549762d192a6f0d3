import { join } from 'node:path';
import { openProject } from './open-project.ts';
import type { Config } from '../settings/config.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';

type StoreSettings = Pick<Config, 'dataDir' | 'database'>;

/**
 * Opens the store that the settings choose, for a server or a command. Loads the code of that engine
 * only. Throws what {@link openSqliteStore} and {@link openProject} throw, and `StoreUnavailable` when
 * the database cannot be used.
 */
export async function openStore(config: StoreSettings): Promise<Store> {
  const { database } = config;
  switch (database?.engine) {
    case undefined:
      return openSqliteStore(databaseFile(config));
    case 'postgresql': {
      const { openPostgresStore } = await import('../store/open-postgres-store.ts');
      return openPostgresStore(database.url);
    }
    case 'firestore':
      return openProject(database.projectId);
  }
}

/** Says where messages are stored, for a person. Never contains the password. */
export function describeStore(config: StoreSettings): string {
  const { database } = config;
  if (database === undefined) return databaseFile(config);
  if (database.engine === 'firestore') return `the database of the project ${database.projectId}`;
  const { host, pathname, searchParams } = database.url;
  const server = searchParams.get('host') ?? host;
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${server}`;
}

/** The file of the embedded database. */
export function databaseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.sqlite');
}
