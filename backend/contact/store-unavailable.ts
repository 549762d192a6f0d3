/** The store cannot be read or written now: disk full, locked, read-only, gone. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
