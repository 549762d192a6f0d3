/** The store cannot be read or written now: disk full, locked, read-only, gone. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * When to come back after it, in seconds. Long enough for a lock or a restart to pass, short enough for a
 * visitor to wait.
 */
export const retryAfterSeconds = 30;
