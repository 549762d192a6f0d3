export interface Worker {
  readonly start: () => void;
  /** Stops for good, once the work under way has ended. */
  readonly stop: () => Promise<void>;
}
