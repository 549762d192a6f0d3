import { fork } from 'node:child_process';

/** A load on a host, as sent to the process that makes it. */
export interface LoadJob {
  readonly url: string;
  readonly traffic:
    | { readonly kind: 'pages' }
    /** `tokenSecret` signs the app-check tokens of the messages; without it they carry none. */
    | { readonly kind: 'messages'; readonly tokenSecret?: string };
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second; without it, each connection sends as soon as it is answered. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Latency as the client sees it, in milliseconds. */
  readonly p99: number;
}

/**
 * Puts a load on a host from a process of its own.
 * @throws Error unless every request was answered with 200: anything else would be no measurement.
 */
export function load(job: LoadJob): Promise<LoadResult> {
  const program = fork(new URL('./load-program.ts', import.meta.url));
  program.send(job);
  return new Promise((resolve, reject) => {
    program.once('message', (result) => resolve(result as LoadResult));
    program.once('exit', () => reject(new Error('The load ended without a result')));
  });
}
