import { startHost, type Host } from './host.ts';
import { saturate } from './load.ts';
import { startNginx } from './nginx.ts';
import type { Figure } from './section.ts';

/** Compares how many pages one core serves with nginx, in rounds in the order nginx, ours, ours, nginx. */
export async function besideNginx(): Promise<readonly Figure[]> {
  const host = await startHost('real');
  const nginx = await startNginx();
  try {
    const servers = nginx === undefined ? [host, host] : [nginx, host, host, nginx];
    // Until hot code is compiled.
    for (const server of new Set<Server>(servers)) await saturate(server.url, 3);
    const rounds: { server: Server; rate: number }[] = [];
    for (const server of servers) rounds.push({ server, rate: await ratePerCore(server) });
    const mean = (server: Server) => {
      const rates = rounds.filter((round) => round.server === server).map(({ rate }) => rate);
      return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    };
    const ours = { name: 'pages of one core', measured: mean(host), unit: 'a second' } as const;
    if (nginx === undefined) return [{ ...ours, note: 'nginx, to compare with, is not installed' }];
    return [
      ours,
      { name: 'pages of one core, nginx', measured: mean(nginx), unit: 'a second' },
      {
        name: 'this host to nginx',
        measured: mean(host) / mean(nginx),
        unit: 'times',
        goal: { min: 0.5 },
        note: `rounds: ${rounds.map(({ rate }) => rate.toFixed(0)).join(', ')}`,
      },
    ];
  } finally {
    await nginx?.stop();
    await host.stop();
  }
}

/** Returns the pages for each second of processor time. */
async function ratePerCore(server: Server): Promise<number> {
  const before = await server.cpuTime();
  const pages = await saturate(server.url, 4);
  return (pages * 1000) / ((await server.cpuTime()) - before);
}

type Server = Pick<Host, 'url' | 'cpuTime'>;
