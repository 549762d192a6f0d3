import { startedHost, type StartedHost } from './hosts/started-host.ts';
import { expectStatus, load } from './load/load.ts';
import type { LoadResult } from './load/load-job.ts';
import { aMillionEvents } from './million-events.ts';
import type { Section } from './section.ts';
import { eventsInBatch } from './visit-batches.ts';

/** Whether counting what is seen holds up those who write; and whether it can be read again. */
export const events: Section = {
  name: 'events',
  question:
    'Does a message wait longer while 5,000 events a second are counted? And a report of them?',
  notes: [
    `200 messages a second over 10 connections, alone and beside 1,000 batches of ${eventsInBatch} events a second`,
    'over 400 connections from 5,000 addresses; rounds in the order alone, beside, beside, alone, twice, on',
    'one host. A message is answered when it is on disk, and a batch when its counts are.',
    'The million events are visits of 400 days, counted through the same store as pages count.',
  ],
  async measure() {
    const host = await startedHost('ours');
    try {
      const tokenSecret = await host.tokenSecret();
      const messages = {
        ...{ url: host.url, traffic: { kind: 'messages', tokenSecret } as const },
        ...{ connections: 10, rate: messageRate },
      };
      const batches = {
        ...{ url: host.url, traffic: { kind: 'events' } as const },
        ...{ connections: 400, rate: batchRate },
      };
      const aloneRound = () => load({ ...messages, until: { seconds } });
      const besideRound = async () => {
        // Begins before and ends after.
        const beside = load({ ...batches, until: { seconds: seconds + 3 } });
        await load({ ...messages, until: { seconds: 2 } });
        const result = await aloneRound();
        counted.push(await beside);
        return result;
      };
      const counted: LoadResult[] = [];
      const alone: LoadResult[] = [];
      const busy: LoadResult[] = [];
      await besideRound();
      counted.length = 0;
      const cpu = await processorTime(host);
      for (let turn = 0; turn < 2; turn++) {
        alone.push(await aloneRound());
        busy.push(await besideRound(), await besideRound());
        alone.push(await aloneRound());
      }
      for (const result of [...alone, ...busy]) expectStatus(result, 200);
      for (const result of counted) expectStatus(result, 204);
      const p99 = (rounds: readonly LoadResult[]) => mean(rounds.map(({ latency }) => latency.p99));
      const p50 = (rounds: readonly LoadResult[]) => mean(rounds.map(({ latency }) => latency.p50));
      const each = (rounds: readonly LoadResult[]) =>
        `each round: ${rounds.map(({ latency }) => latency.p99.toFixed(1)).join(', ')}`;
      return [
        {
          what: 'events counted',
          measured: eventsInBatch * mean(counted.map(({ perSecond }) => perSecond)),
          unit: 'a second',
          goal: { least: 0.98 * eventsInBatch * batchRate },
        },
        { what: 'p99 of a message alone', measured: p99(alone), unit: 'ms', beside: each(alone) },
        { what: 'p99 of a message beside', measured: p99(busy), unit: 'ms', beside: each(busy) },
        {
          what: 'p99 beside to p99 alone',
          measured: p99(busy) / p99(alone),
          unit: 'times',
          goal: { most: 1.5 },
        },
        { what: 'p50 of a message alone', measured: p50(alone), unit: 'ms' },
        { what: 'p50 of a message beside', measured: p50(busy), unit: 'ms' },
        { what: 'processor time of a batch', measured: cpu, unit: 'ms' },
        { what: 'p99 of a batch', measured: p99(counted), unit: 'ms' },
        ...(await aMillionEvents()),
      ];
    } finally {
      await host.stop();
    }
  },
};

/** Of the host, for each batch that it counts while it does nothing else. */
async function processorTime({ url, usage }: StartedHost): Promise<number> {
  const before = await usage();
  const result = await load({
    ...{ url, traffic: { kind: 'events' }, connections: 400 },
    until: { requests: 10_000 },
  });
  const after = await usage();
  return (after.cpu - before.cpu) / result.requests;
}

const messageRate = 200;
const batchRate = 1000;
const seconds = 8;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
