import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { fuzzedRoutes } from '#test/fixtures/fuzzed-routes.ts';
import { isInstalled, startProxy, type ProxyName } from '#test/fixtures/proxies.ts';
import { fuzzRequests } from '#test/fixtures/request-fuzzer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { isLongForm } from './fault-suite.ts';
import { serverClock } from './server-clock.ts';
import { startServer } from './server-process.ts';

/**
 * No request ends the process, whatever its state. `FAULTS_SEED=123` sends the same bytes again; the
 * long form, `npm run test:faults`, sends 100,000.
 */
const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 30));
const cases = isLongForm ? 100_000 : 2000;

describe('the server outlives requests in every state', () => {
  const timeout = 60_000 + cases * 30;

  test('sent to it directly', { timeout }, () => survive(cases));

  for (const name of ['nginx', 'caddy'] as const) {
    const isThere = isInstalled(name);
    const count = isLongForm ? cases : cases / 4;
    test.skipIf(!isThere)(
      `sent through ${name}${isThere ? '' : ' (SKIPPED: it is not on this machine)'}`,
      { timeout },
      () => survive(count, name),
    );
  }
});

async function survive(count: number, through?: ProxyName): Promise<void> {
  console.log(`Odd requests are made by the seed ${seed}`);
  const options = { dataDir: await temporaryFolder(), clock: await serverClock() };
  const server = await startServer(options);
  const origin = await server.origin;
  const serverPort = Number(new URL(origin).port);
  const port = through === undefined ? serverPort : await startProxy(through, serverPort);
  const routes = fuzzedRoutes(() => port);
  // First as many as it takes to load all code and fill all caches.
  await fuzzRequests({ routes, cases: count / 4, seed });
  const memoryBefore = residentMegabytes(server.pid);
  const results = await fuzzRequests({ routes, cases: count, seed: seed + count });
  console.log(
    JSON.stringify({ through, memoryBefore, after: residentMegabytes(server.pid), results }),
  );

  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(residentMegabytes(server.pid)).toBeLessThan(memoryBefore + 64);
  const failures = server
    .errors()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(failures).toEqual([]);
  // Not only refusals: the run reaches the code behind them.
  expect(results['200']).toBeGreaterThan(0);
  expect(results['303']).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
