import { startedHost } from './hosts/started-host.ts';
import { load } from './load/load.ts';
import type { Section } from './section.ts';

/** Whether the host keeps something of every request. */
export const memory: Section = {
  name: 'memory',
  question: 'Does the host grow over 100,000 requests?',
  notes: [
    'Of twenty requests: twelve pages, three calls with a token that is none, two plain forms with a',
    'field missing, three messages; from 5,000 addresses. Measured after each 10,000, and a collection',
    'of garbage. The first third warms up; flat is where the last third is no more than 5 % above the second.',
  ],
  async measure() {
    const host = await startedHost('ours');
    try {
      const tokenSecret = await host.tokenSecret();
      const samples: { readonly resident: number; readonly heap: number }[] = [];
      for (let step = 0; step < steps; step += 1) {
        const result = await load({
          url: host.url,
          traffic: { kind: 'mix', tokenSecret },
          connections: 50,
          until: { requests: 100_000 / steps },
        });
        const { 500: failed = 0, 503: turnedAway = 0 } = result.statuses;
        if (failed + turnedAway + result.errors > 0) {
          throw new Error(`The host failed under load: ${JSON.stringify(result.statuses)}`);
        }
        const { resident, heap } = await host.usage();
        samples.push({ resident: resident / mebibyte, heap: heap / mebibyte });
      }
      const residents = samples.map(({ resident }) => resident);
      const heaps = samples.map(({ heap }) => heap);
      return [
        {
          what: 'resident after 100,000',
          measured: residents.at(-1) ?? 0,
          unit: 'MiB',
          beside: `each 10,000: ${residents.map((each) => each.toFixed(0)).join(' ')}`,
        },
        {
          what: 'resident, last third to second third',
          measured: growth(residents),
          unit: 'times',
          goal: { most: 1.05 },
        },
        {
          what: 'heap, last third to second third',
          measured: growth(heaps),
          unit: 'times',
          goal: { most: 1.05 },
          beside: `each 10,000: ${heaps.map((each) => each.toFixed(1)).join(' ')}`,
        },
      ];
    } finally {
      await host.stop();
    }
  },
};

const steps = 10;
const mebibyte = 1024 * 1024;

function growth(samples: readonly number[]): number {
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return mean(samples.slice(7)) / mean(samples.slice(4, 7));
}
