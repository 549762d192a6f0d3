/** What app check asks of the world around it, and what it offers the core; see ports.ts. */

export interface AppCheckVerifier {
  /**
   * Tells whether the token shows that a call from `address` comes from our own pages, and counts it
   * as used once more. Throws `StoreUnavailable` when that cannot be looked up.
   */
  accepts(token: string | undefined, address: string): Promise<boolean>;
}

/**
 * What app check remembers, for every process that shares a store. Every method throws
 * `StoreUnavailable` when the store cannot be read or written.
 */
export interface AppCheckRecords {
  /** The secret that tokens and challenges are signed with: `made`, unless there is one already. */
  secret(made: string): Promise<string>;
  /**
   * Notes that something is used once more, and answers how often it has been by now. The note is
   * kept until `expiresAt`, in milliseconds since 1970.
   */
  countUse(id: string, expiresAt: number): Promise<number>;
  /**
   * Drops notes of what expired before `now`, the oldest first, and so few that the visitor who is given
   * a token can wait for it: what is left goes with the next ones. Left out where they go otherwise.
   */
  deleteSomeExpired?(now: number): Promise<void>;
}
