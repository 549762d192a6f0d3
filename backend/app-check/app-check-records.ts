/**
 * What app check stores, shared by all servers of a site. Every method throws `StoreUnavailable` if the
 * store cannot be read or written.
 */
export interface AppCheckRecords {
  /** Returns the secret that signs tokens and challenges: `made`, unless one is stored already. */
  secret(made: string): Promise<string>;
  /**
   * Counts a use of a token or challenge, and returns how many there are. Stored until `expiresAt`, in
   * milliseconds since 1970.
   */
  countUse(id: string, expiresAt: number): Promise<number>;
  /**
   * Deletes some of the uses that expired before `now`, the oldest first: few enough for a visitor to
   * wait. Not needed in a store that deletes expired data by itself.
   */
  deleteSomeExpired?(now: number): Promise<void>;
}
