/** What app check stores, shared by all servers of a site. Every method throws `StoreUnavailable`. */
export interface AppCheckRecords {
  /** Returns the secret that signs tokens and challenges: `made`, unless one is stored already. */
  secret(made: string): Promise<string>;
  /** Counts a use of a token or challenge, stored until `expiresAt`. Returns how many there are. */
  countUse(id: string, expiresAt: number): Promise<number>;
  /** Deletes a few of the uses that expired before `now`. Missing where the database deletes expired documents. */
  deleteSomeExpired?(now: number): Promise<void>;
}
