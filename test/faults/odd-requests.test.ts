import { randomInt } from 'node:crypto';
import process from 'node:process';
import { expect, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { emailMessageAddress } from '#contract/callable.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { eventBatch } from '#test/fixtures/event-batches.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { isLongForm, megabytesOf } from './fault-suite.ts';
import { fuzzRequests, type FuzzedRoute } from './request-fuzzer.ts';
import { startServer } from '#test/fixtures/server-process.ts';

/** `FAULTS_SEED=123` sends the same bytes again. */
const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 30));
const cases = isLongForm ? 100_000 : 1000;

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const message = (n: number) => ({ ...completeMessage, message: `Odd request ${n}.` });
const get = (path: string) => ({ method: 'GET', path }) as const;
const post = (path: string, type: string, body: (n: number) => string) =>
  ({ method: 'POST', path, type, body }) as const;

/** Every address of the functions with a request that it takes, and some of the site. */
const routes: readonly FuzzedRoute[] = [
  post(emailMessageAddress, json, (n) => JSON.stringify({ data: message(n) })),
  post(contactFormAddress, form, (n) => String(new URLSearchParams(message(n)))),
  get(contactFormAddress),
  post(eventsAddress, json, () => JSON.stringify(eventBatch())),
  post(tokenAddress, json, () => '{"challenge":{},"solution":{}}'),
  get(challengeAddress),
  ...['/', '/services/post/seo', '/nowhere', '/favicon.svg', '/healthz', '/readyz'].map(get),
  ...['/%zz', '/%61', 'http://a/'].map(get),
  post('/', form, () => 'a=b'),
];

test(
  'no request ends the process or stays in its memory',
  { timeout: 60_000 + cases * 30 },
  async () => {
    console.log(`Odd requests are made by the seed ${seed}`);
    const server = await startServer({ dataDir: await temporaryFolder() });
    const origin = await server.origin;
    const port = Number(new URL(origin).port);
    // Enough to load all code and fill all caches.
    await fuzzRequests({ port, routes, cases: cases / 4, seed });
    const memoryBefore = megabytesOf(server.pid, 'VmRSS');
    const results = await fuzzRequests({ port, routes, cases, seed: seed + cases });
    console.log(JSON.stringify({ memoryBefore, after: megabytesOf(server.pid, 'VmRSS'), results }));

    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(megabytesOf(server.pid, 'VmRSS')).toBeLessThan(memoryBefore + 64);
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
