import { startedHost } from './hosts/started-host.ts';
import { expectStatus, load } from './load/load.ts';
import type { Section } from './section.ts';

/** Whether readers notice that others are writing. */
export const pagesBeside: Section = {
  name: 'pages',
  question: 'How fast are pages while messages come as fast as they are kept?',
  notes: [
    '100 pages a second over 10 connections, alone and then beside messages over 50 connections.',
    'Asked at moments of their own, as strangers do: how long a reader waits is the question, not how many are served.',
  ],
  async measure() {
    const host = await startedHost('ours');
    try {
      const tokenSecret = await host.tokenSecret();
      const pages = { url: host.url, traffic: { kind: 'pages' }, connections: 10 } as const;
      const steadily = (seconds: number) => load({ ...pages, until: { seconds, perSecond } });
      const messages = {
        url: host.url,
        traffic: { kind: 'messages', tokenSecret },
        connections: 50,
      } as const;
      await steadily(2);
      const alone = await steadily(8);
      const before = await host.usage();
      const most = await load({ ...pages, until: { seconds: 5 } });
      const after = await host.usage();
      // Begins before and ends after.
      const beside = load({ ...messages, until: { seconds: 12 } });
      await steadily(2);
      const busy = await steadily(8);
      const kept = await beside;
      for (const result of [alone, most, busy, kept]) expectStatus(result, 200);
      return [
        { what: 'p99 of a page alone', measured: alone.latency.p99, unit: 'ms' },
        { what: 'p50 of a page beside messages', measured: busy.latency.p50, unit: 'ms' },
        {
          what: 'p99 of a page beside messages',
          measured: busy.latency.p99,
          unit: 'ms',
          goal: { most: 300 },
          beside: `${(busy.latency.p99 / alone.latency.p99).toFixed(1)} times as long as alone`,
        },
        {
          what: 'pages served of those asked for',
          measured: busy.perSecond / perSecond,
          unit: 'times',
          goal: { least: 0.95 },
        },
        {
          what: 'pages served as fast as asked for, alone',
          measured: most.perSecond,
          unit: 'a second',
        },
        {
          what: 'processor time of such a page',
          measured: (after.cpu - before.cpu) / most.requests,
          unit: 'ms',
        },
        { what: 'messages kept meanwhile', measured: kept.perSecond, unit: 'a second' },
      ];
    } finally {
      await host.stop();
    }
  },
};

const perSecond = 100;
