import { startHost, type Host } from './host.ts';
import { load } from './load.ts';
import { startNginx } from './nginx.ts';
import type { Figure, Section } from './section.ts';

/** Whether readers notice that others are sending messages, and how many pages a core serves. */
export const pages: Section = {
  name: 'pages',
  question:
    'How fast are pages while messages arrive as fast as they can be stored, and beside nginx?',
  notes: [
    '100 pages a second over 10 connections, alone and then beside messages over 50. Beside nginx: both serve',
    'the same compressed files over 50 connections, in the order nginx, ours, ours, nginx; pages are divided by',
    'the processor time of the server, which is what one core serves.',
  ],
  async measure() {
    return [...(await besideMessages()), ...(await besideNginx())];
  },
};

const perSecond = 100;

async function besideMessages(): Promise<readonly Figure[]> {
  const host = await startHost('unlimited');
  try {
    const { url } = host;
    const tokenSecret = await host.tokenSecret();
    const read = (seconds: number) =>
      load({ url, traffic: { kind: 'pages' }, connections: 10, seconds, perSecond });
    await read(2);
    const alone = await read(8);
    const traffic = { kind: 'messages', tokenSecret } as const;
    const messages = load({ url, traffic, connections: 50, seconds: 12 });
    await read(2);
    const busy = await read(8);
    const stored = await messages;
    return [
      { name: 'p99 of a page alone', measured: alone.p99, unit: 'ms' },
      { name: 'p99 of a page beside messages', measured: busy.p99, unit: 'ms', goal: { max: 300 } },
      {
        name: 'pages served of those requested',
        measured: busy.perSecond / perSecond,
        unit: 'times',
        goal: { min: 0.95 },
      },
      { name: 'messages stored meanwhile', measured: stored.perSecond, unit: 'a second' },
    ];
  } finally {
    await host.stop();
  }
}

async function besideNginx(): Promise<readonly Figure[]> {
  const host = await startHost('real');
  const nginx = await startNginx();
  try {
    const servers = nginx === undefined ? [host, host] : [nginx, host, host, nginx];
    const rates: number[] = [];
    for (const server of servers) rates.push(await ratePerCore(server));
    const mean = (of: Server) => {
      const own = rates.filter((_, round) => servers[round] === of);
      return own.reduce((sum, rate) => sum + rate, 0) / own.length;
    };
    const ours = { name: 'pages of one core', measured: mean(host), unit: 'a second' } as const;
    if (nginx === undefined) return [{ ...ours, note: 'nginx is not installed' }];
    return [
      ours,
      { name: 'pages of one core, nginx', measured: mean(nginx), unit: 'a second' },
      {
        name: 'this host to nginx',
        measured: mean(host) / mean(nginx),
        unit: 'times',
        goal: { min: 0.5 },
        note: `rounds: ${rates.map((rate) => rate.toFixed(0)).join(', ')}`,
      },
    ];
  } finally {
    await nginx?.stop();
    await host.stop();
  }
}

type Server = Pick<Host, 'url' | 'cpuTime'>;

/** Returns the pages for each second of processor time. */
async function ratePerCore({ url, cpuTime }: Server): Promise<number> {
  const job = { url, traffic: { kind: 'pages' }, connections: 50 } as const;
  // Until hot code is compiled.
  await load({ ...job, seconds: 3 });
  const before = await cpuTime();
  const { requests } = await load({ ...job, seconds: 5 });
  return (requests * 1000) / ((await cpuTime()) - before);
}
