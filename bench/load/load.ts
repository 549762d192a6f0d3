import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadJob, LoadResult } from './load-job.ts';

/** Makes load in a thread of its own, so that whoever measures beside it is not held up by it. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: job });
  const answers: unknown[] = await once(worker, 'message');
  await worker.terminate();
  return answers[0] as LoadResult;
}

/** Throws unless every request was answered with `status`: anything else would be no measurement. */
export function expectStatus({ statuses, errors }: LoadResult, status: number): void {
  const others = Object.entries(statuses).filter(([answered]) => answered !== String(status));
  if (others.length === 0 && errors === 0) return;
  const told = others.map(([answered, times]) => `${times} × ${answered}`).join(', ');
  throw new Error(`Not every request was answered with ${status}: ${told}; ${errors} broke off`);
}
