import { StartError } from '../settings/start-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the Firestore store of a Firebase project. Throws `StoreUnavailable` if it cannot be used, and
 * {@link StartError} if firebase-admin is not installed, which a server without Firestore does not need.
 */
export async function openProject(projectId: string): Promise<Store> {
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
