import { startHost } from './host.ts';
import { load } from './load.ts';
import type { Section } from './section.ts';

/** Whether readers notice that others are sending messages. */
export const pages: Section = {
  name: 'pages',
  question: 'How fast are pages while messages arrive as fast as they can be stored?',
  notes: ['100 pages a second over 10 connections, alone and then beside messages over 50.'],
  async measure() {
    const host = await startHost('unlimited');
    try {
      const { url } = host;
      const tokenSecret = await host.tokenSecret();
      const reading = { url, traffic: { kind: 'pages' }, connections: 10 } as const;
      const sending = {
        url,
        traffic: { kind: 'messages', tokenSecret },
        connections: 50,
      } as const;
      const readAt100 = (seconds: number) => load({ ...reading, seconds, perSecond });
      await readAt100(2);
      const alone = await readAt100(8);
      const before = await host.cpuTime();
      const unpaced = await load({ ...reading, seconds: 5 });
      const cpuTime = ((await host.cpuTime()) - before) / unpaced.requests;
      const messages = load({ ...sending, seconds: 12 });
      await readAt100(2);
      const busy = await readAt100(8);
      const stored = await messages;
      return [
        { name: 'p99 of a page alone', measured: alone.p99, unit: 'ms' },
        { name: 'p50 of a page beside messages', measured: busy.p50, unit: 'ms' },
        {
          name: 'p99 of a page beside messages',
          measured: busy.p99,
          unit: 'ms',
          goal: { max: 300 },
        },
        {
          name: 'pages served of those requested',
          measured: busy.perSecond / perSecond,
          unit: 'times',
          goal: { min: 0.95 },
        },
        { name: 'messages stored meanwhile', measured: stored.perSecond, unit: 'a second' },
        { name: 'pages alone, as fast as possible', measured: unpaced.perSecond, unit: 'a second' },
        { name: 'CPU time of such a page', measured: cpuTime, unit: 'ms' },
      ];
    } finally {
      await host.stop();
    }
  },
};

const perSecond = 100;
