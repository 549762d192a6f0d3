export interface AppCheckVerifier {
  /**
   * Returns whether the token shows that a call from `address` comes from our own pages, and counts the
   * use of the token. Throws `StoreUnavailable` if that cannot be stored.
   */
  accepts(token: string | undefined, address: string): Promise<boolean>;
}
