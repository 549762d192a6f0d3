import { contactFormAddress } from '#contract/plain-form.ts';
import { startHost, type Host } from './host.ts';
import type { Figure, Section } from './section.ts';

/** Whether a refused request costs the server more than a page. */
export const refusals: Section = {
  name: 'refusals',
  question: 'How much CPU time does a refused request take, compared with a page?',
  notes: [
    'The real program with its limits: CPU time per request over 10 connections, divided by that of the',
    'compressed home page in the same run.',
  ],
  async measure() {
    const host = await startHost('real');
    try {
      await cpuTimeOf(host, page);
      const ofPage = await cpuTimeOf(host, page);
      const figures: Figure[] = [{ name: 'the home page', measured: ofPage, unit: 'ms' }];
      for (const kind of kinds) {
        await cpuTimeOf(host, kind);
        const measured = (await cpuTimeOf(host, kind)) / ofPage;
        figures.push({ name: kind.name, measured, unit: 'times', goal: { max: kind.maxPages } });
      }
      return figures;
    } finally {
      await host.stop();
    }
  },
};

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** The goal, in home pages. */
  readonly maxPages: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Each request comes from a new client; otherwise all come from one, which exceeds its limit. */
  readonly newClients?: boolean;
}

const page: Kind = {
  name: 'the home page',
  path: '/',
  status: 200,
  maxPages: 1,
  headers: { 'accept-encoding': 'br' },
};

const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const form = { path: contactFormAddress, headers: urlEncoded };
const foreignForm = { ...form, headers: { ...urlEncoded, origin: 'https://evil.example' } };
const small = { maxPages: 1.2 };
/** The bytes of a large body are read and discarded, whatever the answer. */
const large = { maxPages: 2.5 };

const kinds: readonly Kind[] = [
  { name: '404, unknown page', status: 404, path: '/nowhere', ...small },
  { name: '415, form in JSON', status: 415, ...form, headers: json, body: '{}', ...small },
  {
    name: '413, form of 300 KB',
    status: 413,
    ...form,
    ...large,
    newClients: true,
    body: 'x'.repeat(300_000),
  },
  {
    name: '429, form of 2 KB',
    status: 429,
    ...form,
    ...small,
    body: `message=${'x'.repeat(2000)}`,
  },
  {
    name: '429, form of 180 KB',
    status: 429,
    ...form,
    ...large,
    body: `message=${'x'.repeat(180_000)}`,
  },
  {
    name: '422, form with a problem',
    status: 422,
    ...form,
    ...small,
    newClients: true,
    body: `message=${'x'.repeat(2000)}`,
  },
  {
    name: '403, form from another site',
    status: 403,
    ...foreignForm,
    ...small,
    body: 'message=hello',
    newClients: true,
  },
  {
    name: '429, form of 180 KB from another site',
    status: 429,
    ...foreignForm,
    ...large,
    body: `message=${'%22'.repeat(60_000)}`,
  },
  {
    name: '429, call of 64 KB',
    status: 429,
    path: '/api/emailMessage',
    ...small,
    headers: json,
    body: `{"data":"${'x'.repeat(64_000)}"}`,
  },
];

const requests = 400;
const connections = 10;
/** Counts across runs, so that each client is new. */
let sent = 0;

/** Returns the host's CPU time per request, in milliseconds. */
async function cpuTimeOf(host: Host, kind: Kind): Promise<number> {
  let started = 0;
  let expected = 0;
  const before = await host.cpuTime();
  const sendInTurn = async () => {
    while (started < requests) {
      started += 1;
      const answer = await send(host.url, kind);
      await answer.arrayBuffer();
      if (answer.status === kind.status) expected += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  if (expected < requests * 0.8) {
    throw new Error(`${kind.name}: only ${expected} of ${requests} answers were ${kind.status}`);
  }
  return ((await host.cpuTime()) - before) / requests;
}

function send(url: string, { path, headers, body, newClients }: Kind): Promise<Response> {
  sent += 1;
  const client = { 'x-forwarded-for': `10.${(sent >> 8) % 256}.${sent % 256}.1` };
  return fetch(url + path, {
    redirect: 'manual',
    headers: { ...headers, ...(newClients && client) },
    ...(body !== undefined && { method: 'POST', body }),
  });
}
