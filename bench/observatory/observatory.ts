import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startedHost } from '../hosts/started-host.ts';
import type { Section } from '../section.ts';
import { localTls } from './local-tls.ts';
import { observatoryScanner } from './scanner.ts';

/** What Mozilla's HTTP Observatory says of the host's headers. */
export const observatory: Section = {
  name: 'observatory',
  question: 'How does Mozilla’s HTTP Observatory score the host behind TLS?',
  notes: [
    'The real program behind a TLS proxy of this machine, and the scanner that npm has. Of the 165 points',
    'there are, 5 are for cookies that are set safely and 5 for a domain that browsers have in their',
    'list of HTTPS alone: this site sets no cookie, and the list is for the owner of the domain to join.',
    'A version without the rules on opener and embedder, 10 points each, cannot give more than 135 for it:',
    'the goal is then less by what the headers would earn.',
  ],
  async measure() {
    const scanner = await observatoryScanner();
    const folder = await mkdtemp(join(tmpdir(), 'bench-tls-'));
    const host = await startedHost('real');
    try {
      const tls = await localTls(host.url, folder);
      const { scan, tests } = await scanner.scan(tls.site, tls.authority).finally(tls.stop);
      const { headers } = await fetch(host.url);
      const unknown = Object.entries(laterRules).filter(([rule]) => !(rule in tests));
      const earned = unknown.filter(([rule, best]) => headers.get(rule) === best);
      return [
        {
          what: `score by version ${scanner.version}, grade ${scan.grade}`,
          measured: scan.score,
          unit: 'points',
          goal: { least: 155 - 10 * earned.length },
          beside: 'best of ten peers: 75 of 165, all others about 30',
        },
        ...Object.entries(tests).map(([rule, { scoreModifier, result }]) => ({
          what: `  ${rule}`,
          measured: scoreModifier,
          unit: '' as const,
          beside: result,
        })),
        ...unknown.map(([rule]) => ({
          what: `  ${rule}`,
          measured: 0,
          unit: '' as const,
          beside: `no rule in this version; the host sends ${headers.get(rule) ?? 'nothing'}`,
        })),
      ];
    } finally {
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Rules of the scanner's newest source that its release on npm lacks, and what earns their points. */
const laterRules = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
