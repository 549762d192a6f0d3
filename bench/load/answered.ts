export interface Answered {
  readonly answers: readonly Answer[];
  /** Connections that broke, and answers that never came. */
  readonly errors: number;
  /** How long it all took. */
  readonly seconds: number;
}

export interface Answer {
  readonly status: number;
  /** In milliseconds. */
  readonly took: number;
}
