import { besideNginx } from './beside-nginx.ts';
import { startHost } from './host.ts';
import { load } from './load.ts';
import type { Figure, Section } from './section.ts';

/** Whether readers notice that others are sending messages, and how many pages a core serves. */
export const pages: Section = {
  name: 'pages',
  question:
    'How fast are pages while messages arrive as fast as they can be stored, and beside nginx?',
  notes: [
    '100 pages a second over 10 connections, alone and then beside messages over 50. Beside nginx: both serve',
    'the same gzip files over 50 connections, as fast as they can, in the order nginx, ours, ours, nginx; pages',
    'are divided by the processor time of the server, which is what one core serves.',
  ],
  async measure() {
    return [...(await besideMessages()), ...(await besideNginx())];
  },
};

async function besideMessages(): Promise<readonly Figure[]> {
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
}

const perSecond = 100;
