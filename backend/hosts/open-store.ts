import { join } from 'node:path';
import type { Config } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
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

/**
 * Opens the Firestore store of a Firebase project. Throws `StoreUnavailable` if it cannot be used, and
 * {@link StartError} if firebase-admin is not installed, which a server without Firestore does not need.
 */
async function openProject(projectId: string): Promise<Store> {
  try {
    const { openProjectStore } = await import('../firestore/open-project-store.ts');
    return await openProjectStore(projectId);
  } catch (error) {
    throw isMissing(error) ? new StartError([notInstalled]) : error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    Reflect.get(error, 'code') === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes("'firebase-admin'")
  );
}

const notInstalled =
  'DATABASE_URL: firestore:// needs firebase-admin, which is not installed here: `npm ci --include=dev` installs it';

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
