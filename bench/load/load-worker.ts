/** The thread that makes a load: autocannon, and the time of each answer. */
import { parentPort, workerData } from 'node:worker_threads';
import autocannon, { type Result } from 'autocannon';
import {
  events,
  messages,
  pages,
  refusedCalls,
  unfinishedForms,
  visitors,
  type Traffic,
} from './traffic.ts';
import type { LoadJob, LoadResult } from './load-job.ts';

/** More than one process answers; for as many, tokens are signed. */
const mostPerSecond = 8000;

const job = workerData as LoadJob;
const { url, connections, until, rate } = job;
const next = await trafficOf(job);
const times: number[] = [];
const statuses: Record<string, number> = {};

const { duration, errors } = await new Promise<Result>((resolve, reject) => {
  const instance = autocannon(
    {
      url,
      connections,
      ...('requests' in until ? { amount: until.requests } : { duration: until.seconds }),
      ...(rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true }),
      timeout: 30,
      requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    },
    (error: unknown, result) => {
      if (error instanceof Error) reject(error);
      else resolve(result);
    },
  );
  instance.on('response', (_client, status, _bytes, time) => {
    times.push(time);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
});

times.sort((a, b) => a - b);
const at = (part: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
parentPort?.postMessage({
  requests: times.length,
  perSecond: times.length / duration,
  statuses,
  errors,
  latency: { p50: at(0.5), p99: at(0.99), max: at(1) },
} satisfies LoadResult);

async function trafficOf({ traffic, until: end }: LoadJob): Promise<Traffic> {
  const most = 'requests' in end ? end.requests : end.seconds * mostPerSecond;
  switch (traffic.kind) {
    case 'messages': {
      const { from } = traffic;
      return messages(traffic.tokenSecret, most, from === undefined ? visitors() : () => from);
    }
    case 'refused-calls':
      return refusedCalls(traffic.token, () => traffic.from);
    case 'pages':
      return pages();
    case 'events':
      return events(visitors());
    case 'mix':
      return mixed(await messages(traffic.tokenSecret, most, visitors()));
  }
}

function mixed(message: Traffic): Traffic {
  const address = visitors();
  const page = pages();
  const refused = refusedCalls('no.such.token', address);
  const form = unfinishedForms(address);
  const kinds = [message, page, refused, page, form, page, page, message, page, refused];
  const round = [...kinds, page, page, form, page, refused, page, message, page, page, page];
  let count = 0;
  return () => (round[(count += 1) % round.length] ?? page)();
}
