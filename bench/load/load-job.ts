/** What a load is made of, told to the worker that makes it. */
export interface LoadJob {
  readonly url: string;
  readonly traffic:
    { readonly kind: 'messages'; readonly tokenSecret?: string } | { readonly kind: 'pages' };
  readonly connections: number;
  /** As fast as the answers come, or so many a second, answered or not. */
  readonly until: { readonly seconds: number } | SteadyPace;
}

export interface SteadyPace {
  readonly seconds: number;
  readonly perSecond: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that broke, and answers that never came. */
  readonly errors: number;
  /** In milliseconds, as the one who asks sees it. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
}
