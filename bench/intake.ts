import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startedHost } from './hosts/started-host.ts';
import { expectStatus, load } from './load/load.ts';
import type { LoadResult } from './load/load-job.ts';
import type { Section } from './section.ts';

/** How fast messages are kept, compared with the least that keeping them costs. */
export const intake: Section = {
  name: 'intake',
  question: 'How many messages a second are on disk, beside a bare handler with the same insert?',
  notes: [
    '50 connections, one message after the other on each; rounds in the order bare, ours, ours, bare,',
    'each with an empty database on one disk. Ours checks tokens, limits and fields, logs, and',
    'delivers notifications to a folder meanwhile. Its limits are wide, or 600 messages would end the round;',
    'its tokens are signed with its own secret rather than worked for. All else is the real host.',
  ],
  async measure() {
    const rounds: Round[] = [];
    for (const program of ['bare', 'ours', 'ours', 'bare'] as const) {
      rounds.push(await round(program));
    }
    const of = (program: Round['program']) => rounds.filter((each) => each.program === program);
    const mean = (program: Round['program'], value: (round: Round) => number) =>
      of(program).reduce((sum, each) => sum + value(each), 0) / of(program).length;
    const perSecond = (program: Round['program']) =>
      mean(program, ({ result }) => result.perSecond);
    const p99 = (program: Round['program']) => mean(program, ({ result }) => result.latency.p99);
    return [
      { what: 'bare handler', measured: perSecond('bare'), unit: 'a second' },
      { what: 'this host', measured: perSecond('ours'), unit: 'a second' },
      {
        what: 'this host to the bare handler',
        measured: perSecond('ours') / perSecond('bare'),
        unit: 'times',
        goal: { least: 0.9 },
        beside: eachRound(rounds),
      },
      { what: 'p99 of the bare handler', measured: p99('bare'), unit: 'ms' },
      { what: 'p99 of this host', measured: p99('ours'), unit: 'ms' },
      { what: 'processor time of bare', measured: mean('bare', ({ cpu }) => cpu), unit: 'ms' },
      {
        what: 'processor time of this host',
        measured: mean('ours', ({ cpu }) => cpu),
        unit: 'ms',
        beside: `for each message; ${notifications(of('ours'))} notifications delivered meanwhile`,
      },
    ];
  },
};

interface Round {
  readonly program: 'bare' | 'ours';
  readonly result: LoadResult;
  /** In milliseconds for each message, notifications delivered meanwhile included. */
  readonly cpu: number;
  readonly notifications: number;
}

async function round(program: Round['program']): Promise<Round> {
  const host = await startedHost(program);
  try {
    const tokenSecret = program === 'ours' ? await host.tokenSecret() : undefined;
    const traffic =
      tokenSecret === undefined
        ? ({ kind: 'messages' } as const)
        : ({ kind: 'messages', tokenSecret } as const);
    const job = { url: host.url, traffic, connections: 50 };
    // Until what runs often is compiled.
    await load({ ...job, until: { seconds: 3 } });
    const before = await host.usage();
    const result = await load({ ...job, until: { seconds: 8 } });
    expectStatus(result, 200);
    const after = await host.usage();
    const mail = await readdir(join(host.dataDir, 'mail')).catch(() => []);
    return {
      program,
      result,
      cpu: (after.cpu - before.cpu) / result.requests,
      notifications: mail.length,
    };
  } finally {
    await host.stop();
  }
}

function eachRound(rounds: readonly Round[]): string {
  return rounds
    .map(({ program, result }) => `${program} ${result.perSecond.toFixed(0)}`)
    .join(', ');
}

function notifications(rounds: readonly Round[]): number {
  return rounds.reduce((sum, each) => sum + each.notifications, 0);
}
