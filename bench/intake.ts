import { startHost } from './host.ts';
import { load } from './load.ts';
import type { Section } from './section.ts';

/** How fast messages are stored, compared with the least that storing them costs. */
export const intake: Section = {
  name: 'intake',
  question: 'How many messages a second are stored, compared with a bare handler?',
  notes: [
    '50 connections, each sends when it is answered; rounds in the order bare, ours, ours, bare, each',
    'with an empty database on one disk. Ours checks tokens, limits and fields, logs, and meanwhile',
    'delivers notifications to a folder. Its limits are lifted; its tokens are signed, not worked for.',
  ],
  async measure() {
    const [bare1, ours1, ours2, bare2] = [
      await measureRound('bare'),
      await measureRound('unlimited'),
      await measureRound('unlimited'),
      await measureRound('bare'),
    ];
    const mean = (pair: readonly Round[], value: keyof Round) =>
      pair.reduce((sum, round) => sum + round[value], 0) / pair.length;
    const bare = (value: keyof Round) => mean([bare1, bare2], value);
    const ours = (value: keyof Round) => mean([ours1, ours2], value);
    const rates = [bare1, ours1, ours2, bare2].map(({ perSecond }) => perSecond.toFixed(0));
    return [
      { name: 'bare handler', measured: bare('perSecond'), unit: 'a second' },
      { name: 'this host', measured: ours('perSecond'), unit: 'a second' },
      {
        name: 'this host to the bare handler',
        measured: ours('perSecond') / bare('perSecond'),
        unit: 'times',
        goal: { min: 0.9 },
        note: `rounds: ${rates.join(', ')}`,
      },
      { name: 'p99 of the bare handler', measured: bare('p99'), unit: 'ms' },
      { name: 'p99 of this host', measured: ours('p99'), unit: 'ms' },
      { name: 'CPU time per message, bare handler', measured: bare('cpuTime'), unit: 'ms' },
      { name: 'CPU time per message, this host', measured: ours('cpuTime'), unit: 'ms' },
    ];
  },
};

interface Round {
  readonly perSecond: number;
  readonly p99: number;
  /** Per message in milliseconds, delivery included. */
  readonly cpuTime: number;
}

async function measureRound(program: 'bare' | 'unlimited'): Promise<Round> {
  const host = await startHost(program);
  try {
    const tokens = program === 'bare' ? {} : { tokenSecret: await host.tokenSecret() };
    const job = {
      url: host.url,
      traffic: { kind: 'messages', ...tokens },
      connections: 50,
    } as const;
    // Until hot code is compiled.
    await load({ ...job, seconds: 3 });
    const before = await host.cpuTime();
    const { requests, perSecond, p99 } = await load({ ...job, seconds: 8 });
    const cpuTime = ((await host.cpuTime()) - before) / requests;
    return { perSecond, p99, cpuTime };
  } finally {
    await host.stop();
  }
}
