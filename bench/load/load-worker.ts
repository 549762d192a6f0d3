/** The thread that makes a load: autocannon, and the time of each answer. */
import { parentPort, workerData } from 'node:worker_threads';
import autocannon, { type Result } from 'autocannon';
import { messages, pages, type Traffic } from './traffic.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { steadyLoad } from './steady-load.ts';
import type { Answer, Answered } from './answered.ts';

/** More than one process answers; for as many, tokens are signed. */
const mostPerSecond = 8000;

const job = workerData as LoadJob;
const { url, connections, until } = job;
const next = await trafficOf(job);
const result =
  'perSecond' in until
    ? await steadyLoad({ url, next, connections, ...until })
    : await asFastAsAnswered(until.seconds);
const statuses: Record<string, number> = {};
for (const { status } of result.answers) statuses[status] = (statuses[status] ?? 0) + 1;
const times = result.answers.map(({ took }) => took).sort((a, b) => a - b);
const at = (part: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
parentPort?.postMessage({
  requests: times.length,
  perSecond: times.length / result.seconds,
  statuses,
  errors: result.errors,
  latency: { p50: at(0.5), p99: at(0.99), max: at(1) },
} satisfies LoadResult);

async function asFastAsAnswered(duration: number): Promise<Answered> {
  const answers: Answer[] = [];
  const { duration: seconds, errors } = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon(
      {
        ...{ url, connections, duration, timeout: 30 },
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error: unknown, done) => {
        if (error instanceof Error) reject(error);
        else resolve(done);
      },
    );
    instance.on('response', (_client, status, _bytes, took) => {
      answers.push({ status, took });
    });
  });
  return { answers, errors, seconds };
}

async function trafficOf({ traffic, until: { seconds } }: LoadJob): Promise<Traffic> {
  if (traffic.kind === 'pages') return pages();
  return messages(traffic.tokenSecret, seconds * mostPerSecond);
}
