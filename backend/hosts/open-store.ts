import { join } from 'node:path';
import type { Config } from '../settings/config.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { statSync } from 'node:fs';
import { quote } from '../settings/printable.ts';

type StoreSettings = Pick<Config, 'dataDir' | 'database'>;

/** Loads the code of that engine only. Throws `StoreUnavailable` and `StartError`. */
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

/** Throws `StartError` without firebase-admin, which a server without Firestore does not need. */
async function openProject(projectId: string): Promise<Store> {
  try {
    const { openProjectStore } = await import('../firestore/open-project-store.ts');
    return await openProjectStore(projectId);
  } catch (error) {
    const isMissing = error instanceof Error && error.message.includes("package 'firebase-admin'");
    throw isMissing ? new StartError([notInstalled]) : error;
  }
}

const notInstalled =
  'DATABASE_URL: firestore:// needs firebase-admin, which is not installed here: `npm ci --include=dev` installs it';

export function describeStore(config: StoreSettings): string {
  const { database } = config;
  if (database === undefined) return databaseFile(config);
  if (database.engine === 'firestore') return `the database of the project ${database.projectId}`;
  const { host, pathname, searchParams } = database.url;
  const server = searchParams.get('host') ?? host;
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${server}`;
}

export function databaseFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'messages.sqlite');
}

/** The server does not change the mode of the folder itself: it may hold other things. */
export function openFolderProblem(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & 0o007) === 0) return undefined;
  return `every user of this machine may open ${quote(folder)}. Run chmod -R o= on it.`;
}
