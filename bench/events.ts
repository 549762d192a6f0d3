import { startedHost, type StartedHost } from './hosts/started-host.ts';
import { expectStatus, load } from './load/load.ts';
import type { LoadResult } from './load/load-job.ts';
import { aMillionEvents } from './million-events.ts';
import type { Section } from './section.ts';
import { eventsInBatch } from './visit-batches.ts';

/** At 200 a second the letters alone take a core and a half: more would measure that. */
const messageRate = 50;
const batchRate = 1000;
/** Of a round. */
const seconds = 10;

/** Whether counting what is seen holds up those who write; and whether it can be read again. */
export const events: Section = {
  name: 'events',
  question:
    'Does a message wait longer while 5,000 events a second are counted? And a report of them?',
  notes: [
    `${messageRate} messages a second over 10 connections, and ${batchRate} batches of ${eventsInBatch} events a second over 400`,
    'connections from 5,000 addresses, each at a moment of its own. Alone; beside events that another host on',
    'this machine counts, which is what the machine and the load cost; and beside events that the same host',
    'counts: in turn, five times, the median of each. A message is answered when it is on disk, a batch when its',
    'counts outlive the process. The million events are visits of 400 days, counted through the same store.',
  ],
  async measure() {
    const host = await startedHost('ours');
    const otherHost = await startedHost('ours');
    try {
      const tokenSecret = await host.tokenSecret();
      const round = async (eventsOf?: StartedHost): Promise<Round> => {
        // Begins before and ends after.
        const beside = eventsOf && countedBy(eventsOf);
        await messagesTo(host, tokenSecret, 2);
        const messages = await messagesTo(host, tokenSecret, seconds);
        expectStatus(messages, 200);
        return { messages, counted: await beside };
      };
      // What is compiled, and whose files are there, is so before anything is measured.
      await round(otherHost);
      await round(host);
      const cpu = await processorTime(host);
      const alone: Round[] = [];
      const besideOther: Round[] = [];
      const besideOwn: Round[] = [];
      for (let turn = 0; turn < 5; turn++) {
        alone.push(await round());
        besideOther.push(await round(otherHost));
        besideOwn.push(await round(host));
      }
      const counted = besideOwn.flatMap((each) => each.counted ?? []);
      return [
        {
          what: 'events counted',
          measured: eventsInBatch * mean(counted.map(({ perSecond }) => perSecond)),
          unit: 'a second',
          goal: { least: 0.98 * eventsInBatch * batchRate },
        },
        { what: 'p99 of a message alone', measured: p99(alone), unit: 'ms', beside: each(alone) },
        {
          what: 'p99 beside another’s events',
          measured: p99(besideOther),
          unit: 'ms',
          beside: each(besideOther),
        },
        {
          what: 'p99 beside events',
          measured: p99(besideOwn),
          unit: 'ms',
          beside: each(besideOwn),
        },
        {
          what: 'p99 beside to p99 alone',
          measured: p99(besideOwn) / p99(alone),
          unit: 'times',
          goal: { most: 1.5 },
        },
        { what: 'p50 of a message alone', measured: p50(alone), unit: 'ms' },
        { what: 'p50 beside events', measured: p50(besideOwn), unit: 'ms' },
        { what: 'processor time of a batch', measured: cpu, unit: 'ms' },
        {
          what: 'p99 of a batch',
          measured: median(counted.map(({ latency }) => latency.p99)),
          unit: 'ms',
        },
        ...(await aMillionEvents()),
      ];
    } finally {
      await host.stop();
      await otherHost.stop();
    }
  },
};

interface Round {
  readonly messages: LoadResult;
  /** What was counted meanwhile. */
  readonly counted: LoadResult | undefined;
}

function messagesTo(host: StartedHost, tokenSecret: string, duration: number): Promise<LoadResult> {
  return load({
    url: host.url,
    traffic: { kind: 'messages', tokenSecret },
    connections: 10,
    until: { seconds: duration, perSecond: messageRate },
  });
}

async function countedBy(host: StartedHost): Promise<LoadResult> {
  const result = await load({
    url: host.url,
    traffic: { kind: 'events' },
    connections: 400,
    until: { seconds: seconds + 3, perSecond: batchRate },
  });
  expectStatus(result, 204);
  return result;
}

const p99 = (rounds: readonly Round[]) =>
  median(rounds.map(({ messages }) => messages.latency.p99));
const p50 = (rounds: readonly Round[]) =>
  median(rounds.map(({ messages }) => messages.latency.p50));
const each = (rounds: readonly Round[]) =>
  `each round: ${rounds.map(({ messages }) => messages.latency.p99.toFixed(1)).join(', ')}`;

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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
