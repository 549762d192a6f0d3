import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { fuzzedRoutes } from '#test/fixtures/fuzzed-routes.ts';
import { fuzzRequests } from '#test/fixtures/request-fuzzer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { isLongForm } from './fault-suite.ts';
import { startServer } from './server-process.ts';

/** `FAULTS_SEED=123` sends the same bytes again. */
const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 30));
const cases = isLongForm ? 100_000 : 1000;

test(
  'no request ends the process or stays in its memory',
  { timeout: 60_000 + cases * 30 },
  async () => {
    console.log(`Odd requests are made by the seed ${seed}`);
    const server = await startServer({
      dataDir: await temporaryFolder(),
    });
    const origin = await server.origin;
    const routes = fuzzedRoutes(Number(new URL(origin).port));
    // Enough to load all code and fill all caches.
    await fuzzRequests({ routes, cases: cases / 4, seed });
    const memoryBefore = residentMegabytes(server.pid);
    const results = await fuzzRequests({ routes, cases, seed: seed + cases });
    console.log(JSON.stringify({ memoryBefore, after: residentMegabytes(server.pid), results }));

    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(residentMegabytes(server.pid)).toBeLessThan(memoryBefore + 64);
    const errors = server
      .errors()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([]);
    // The run also reaches the code after the refusals.
    expect(results['200']).toBeGreaterThan(0);
    expect(results['303']).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  },
);

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
