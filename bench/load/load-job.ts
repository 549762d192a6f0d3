/** What a load is made of, told to the worker that makes it. */
export interface LoadJob {
  readonly url: string;
  readonly traffic:
    | { readonly kind: 'messages'; readonly tokenSecret?: string; readonly from?: string }
    | { readonly kind: 'refused-calls'; readonly token?: string; readonly from: string }
    | { readonly kind: 'pages' }
    | { readonly kind: 'events' }
    /** Of twenty requests: twelve pages, three calls refused, two forms refused, three messages. */
    | { readonly kind: 'mix'; readonly tokenSecret: string };
  readonly connections: number;
  /** How long, in seconds, or how many requests. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
  /** Requests a second, where it is not as fast as the answers come. */
  readonly rate?: number;
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
