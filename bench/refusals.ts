import { readFileSync } from 'node:fs';
import { contactFormAddress } from '#contract/plain-form.ts';
import { startedHost, type StartedHost } from './hosts/started-host.ts';
import type { Figure, Section } from './section.ts';

/** Whether a request that is refused costs the server more than a page would. */
export const refusals: Section = {
  name: 'refusals',
  question: 'How much processor time does a refused request take, compared with a page?',
  notes: [
    'The real program with its everyday limits. Processor time of its process for each kind of request,',
    'over 10 connections, divided by that of the compressed home page in the same run.',
  ],
  async measure() {
    const host = await startedHost('real');
    try {
      await costOf(host, page);
      const ofPage = await costOf(host, page);
      const figures: Figure[] = [{ what: 'the home page', measured: ofPage, unit: 'ms' }];
      for (const kind of kinds) {
        await costOf(host, kind);
        const measured = (await costOf(host, kind)) / ofPage;
        figures.push({ what: kind.what, measured, unit: 'times', goal: { most: kind.goal } });
      }
      return figures;
    } finally {
      await host.stop();
    }
  },
};

interface Kind {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly request: (n: number) => RequestInit;
  /** In home pages. */
  readonly goal: number;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const foreign = { ...form, origin: 'https://evil.example' };
const json = { 'content-type': 'application/json' };
const client = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 8) % 256}.${n % 256}.1` });

const page: Kind = {
  what: 'the home page',
  path: '/',
  status: 200,
  goal: 1,
  request: () => ({ headers: { 'accept-encoding': 'br' } }),
};

const post = (headers: Record<string, string>, body: string) => ({
  method: 'POST',
  redirect: 'manual' as const,
  headers,
  body,
});

/** In home pages. The bytes of a body are read and thrown away, whatever is answered. */
const largeBody = 2.5;

const kinds: readonly Kind[] = [
  { what: '404, an unknown page', path: '/nowhere', status: 404, goal: 1.2, request: () => ({}) },
  {
    what: '415, a form in JSON',
    path: contactFormAddress,
    status: 415,
    goal: 1.2,
    request: () => post(json, '{}'),
  },
  {
    what: '413, a form of 300 KB',
    path: contactFormAddress,
    status: 413,
    goal: largeBody,
    request: (n) => post({ ...form, ...client(n) }, 'x'.repeat(300_000)),
  },
  {
    what: '429, a form of 2 KB over its limit',
    path: contactFormAddress,
    status: 429,
    goal: 1.2,
    request: () => post(form, `message=${'x'.repeat(2000)}`),
  },
  {
    what: '429, a form of 180 KB over its limit',
    path: contactFormAddress,
    status: 429,
    goal: largeBody,
    request: () => post(form, `message=${'x'.repeat(180_000)}`),
  },
  {
    what: '422, a form with a problem',
    path: contactFormAddress,
    status: 422,
    goal: 1.2,
    request: (n) => post({ ...form, ...client(n) }, `message=${'x'.repeat(2000)}`),
  },
  {
    what: '403, a form from another site',
    path: contactFormAddress,
    status: 403,
    goal: 1.2,
    request: (n) => post({ ...foreign, ...client(n) }, 'message=hello'),
  },
  {
    what: '429, a form of 180 KB from another site over its limit',
    path: contactFormAddress,
    status: 429,
    goal: largeBody,
    request: () => post(foreign, `message=${'%22'.repeat(60_000)}`),
  },
  {
    what: '429, a call of 64 KB over its limit',
    path: '/api/emailMessage',
    status: 429,
    goal: 1.2,
    request: () => post(json, `{"data":"${'x'.repeat(64_000)}"}`),
  },
];

const requests = 400;
const connections = 10;

/** In milliseconds of processor time for one request. */
async function costOf({ url, pid }: StartedHost, { path, status, request }: Kind): Promise<number> {
  let n = 0;
  const before = processorTime(pid);
  let counted = 0;
  const worker = async () => {
    while (n < requests) {
      n += 1;
      offset += 1;
      const answer = await fetch(url + path, request(offset));
      await answer.arrayBuffer();
      if (answer.status === status) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  if (counted < requests * 0.8) throw new Error(`${path} answered ${status} only ${counted} times`);
  return (processorTime(pid) - before) / requests;
}

/** Goes on across runs, so that each client is new. */
let offset = 0;

/** Of the process so far, in milliseconds: fields 14 and 15 of proc(5), in ticks of 10 ms. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
