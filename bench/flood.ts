import { z } from 'zod';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { appCheckHeader, challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { startedHost, type StartedHost } from './hosts/started-host.ts';
import { load } from './load/load.ts';
import type { LoadJob, LoadResult } from './load/load-job.ts';
import type { Figure, Section } from './section.ts';

/** Whether one who attacks keeps another from being heard. */
export const flood: Section = {
  name: 'flood',
  question: 'While one address sends 10,000 calls, how long does another visitor’s send take?',
  notes: [
    'The real program with the limits of every day. The flood comes over 50 connections as fast as it',
    'is answered, again and again until 20 visitors, each from an address of their own, have sent.',
    'Each works for a token as a page does. The send is the call alone, as it is when they press Send;',
    'asking, working and sending together is told beside it, since the work is done while they type.',
  ],
  async measure() {
    return [
      ...(await duringFlood('without a token', () => ({ kind: 'refused-calls', from: attacker }))),
      ...(await duringFlood('with a forged token', () => ({
        kind: 'refused-calls',
        token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJqdGkiOiIxIn0.AAAA',
        from: attacker,
      }))),
      ...(await duringFlood('with good tokens', (tokenSecret) => ({
        kind: 'messages',
        tokenSecret,
        from: attacker,
      }))),
    ];
  },
};

const attacker = '203.0.113.9';
const sends = 20;

/** Each kind against a host of its own, so that no limit is used up by the one before. */
async function duringFlood(
  kind: string,
  traffic: (tokenSecret: string) => LoadJob['traffic'],
): Promise<readonly Figure[]> {
  const host = await startedHost('real');
  try {
    const calls = traffic(await host.tokenSecret());
    const floods: LoadResult[] = [];
    const done = new AbortController();
    const flooding = (async () => {
      do {
        floods.push(
          await load({
            url: host.url,
            traffic: calls,
            connections: 50,
            until: { requests: 10_000 },
          }),
        );
      } while (!done.signal.aborted);
    })();
    const visits: Visit[] = [];
    for (let visitor = 0; visitor < sends; visitor += 1) visits.push(await visit(host, visitor));
    done.abort();
    await flooding;
    const worst = (value: (visit: Visit) => number) => Math.max(...visits.map(value));
    const requests = floods.reduce((sum, { requests: count }) => sum + count, 0);
    return [
      {
        what: `worst of ${sends} sends, flood ${kind}`,
        measured: worst(({ send }) => send),
        unit: 'ms',
        goal: { most: 300 },
        beside: `${requests.toLocaleString('en-US')} calls: ${statuses(floods)}`,
      },
      {
        what: `  its challenge, token and send`,
        measured: worst(({ send, asking }) => send + asking),
        unit: 'ms',
        beside: `worst; working for the token not counted: ${worst(({ work }) => work).toFixed(0)} ms at most`,
      },
    ];
  } finally {
    await host.stop();
  }
}

/** In milliseconds. */
interface Visit {
  readonly send: number;
  /** For the challenge, and for the token. */
  readonly asking: number;
  readonly work: number;
}

async function visit({ url }: StartedHost, visitor: number): Promise<Visit> {
  const from = { 'x-forwarded-for': `198.51.${visitor}.7`, 'content-type': 'application/json' };
  const challenge = await timed(async () =>
    challengeSchema.parse(await answer(fetch(url + challengeAddress, { headers: from }))),
  );
  const solution = await timed(() => solveChallenge({ challenge: challenge.value, deriveKey }));
  const body = JSON.stringify({ challenge: challenge.value, solution: solution.value });
  const token = await timed(async () =>
    tokenSchema.parse(
      await answer(fetch(url + tokenAddress, { method: 'POST', headers: from, body })),
    ),
  );
  const send = await timed(() =>
    answer(
      fetch(`${url}/api/emailMessage`, {
        method: 'POST',
        headers: { ...from, [appCheckHeader]: token.value.token },
        body: JSON.stringify({ data: { ...words, email: `visitor-${visitor}@shop.example` } }),
      }),
    ),
  );
  return { send: send.time, asking: challenge.time + token.time, work: solution.time };
}

async function answer(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  if (!response.ok) throw new Error(`A visitor was answered ${response.status}`);
  return response.json();
}

async function timed<Value>(action: () => Promise<Value>): Promise<{ value: Value; time: number }> {
  const begun = performance.now();
  const value = await action();
  return { value, time: performance.now() - begun };
}

function statuses(floods: readonly LoadResult[]): string {
  const counts = new Map<string, number>();
  for (const { statuses: each } of floods) {
    for (const [status, count] of Object.entries(each)) {
      counts.set(status, (counts.get(status) ?? 0) + count);
    }
  }
  return [...counts]
    .map(([status, count]) => `${count.toLocaleString('en-US')} × ${status}`)
    .join(', ');
}

const words = {
  name: 'Marta Ruiz',
  phone: '(303) 555-0142',
  company: 'Ruiz Upholstery',
  message: 'Our site does not show on phones. Could you have a look this week?',
};

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

const tokenSchema = z.object({ token: z.string() });
