import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { localCertificate } from '#test/fixtures/local-certificate.ts';
import { startHost } from './host.ts';
import { npmPackage } from './npm-package.ts';
import type { Section } from './section.ts';

/** How Mozilla's HTTP Observatory scores the security headers. */
export const observatory: Section = {
  name: 'observatory',
  question: 'How does Mozilla’s HTTP Observatory score the host behind TLS?',
  notes: [
    'The real program behind a local TLS proxy. 135 is the most that this version of the scanner gives',
    'to a site without cookies that is not in the preload list of the browsers.',
  ],
  async measure() {
    const host = await startHost('real');
    const proxy = await startTlsProxy(host.url);
    try {
      const { scan, tests } = await scanSite(proxy.site, host.dataDir);
      return [
        {
          name: `score, grade ${scan.grade}`,
          measured: scan.score,
          unit: 'points',
          goal: { min: 135 },
          note: 'best of ten peers: 75, all others about 30',
        },
        ...Object.entries(tests).map(([rule, { scoreModifier, result }]) => ({
          name: `  ${rule}`,
          measured: scoreModifier,
          unit: '' as const,
          note: result,
        })),
      ];
    } finally {
      proxy.stop();
      await host.stop();
    }
  },
};

/** Runs Mozilla's scanner on `host:port`. It is no dependency of the project: it brings 230 packages. */
async function scanSite(site: string, folder: string) {
  const scanner = await npmPackage('@mdn/mdn-http-observatory', '1.4.8');
  // Lists of known domains, which its install script would download. This host is in none of them.
  await writeFile(join(scanner, 'conf/hsts-preload.json'), '{}');
  await writeFile(join(scanner, 'conf/tld-list.json'), '[]');
  const certificate = join(folder, 'certificate.pem');
  await writeFile(certificate, localCertificate.cert);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(scanner, 'src/scan.js'), site],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  return scanSchema.parse(JSON.parse(stdout));
}

const scanSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ result: z.string(), scoreModifier: z.number() })),
});

/** Puts TLS in front of a host, as the proxy of a live site does. */
async function startTlsProxy(target: string) {
  const server = createServer(localCertificate, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const forwarded = request(target + (incoming.url ?? '/'), { method: incoming.method, headers });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    site: `127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
