import type { Store } from '../store/store.ts';
import { StartError } from '../settings/start-error.ts';

/**
 * Opens the store of a Firebase project, for a command. Throws `StoreUnavailable` where it cannot be used,
 * and {@link StartError} where what speaks to it is not installed: a server has no need of that.
 */
export async function openProject(projectId: string): Promise<Store> {
  const { openProjectStore } = await import('../firestore/open-project-store.ts').catch(
    (error: unknown) => {
      throw isMissing(error) ? new StartError([notInstalled]) : error;
    },
  );
  return openProjectStore(projectId);
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
