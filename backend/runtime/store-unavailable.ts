/** The store cannot be read or written now: disk full, locked, read-only, gone. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** When a visitor should try again after it, in seconds: a lock or a restart has passed by then. */
export const retryAfterSeconds = 30;
