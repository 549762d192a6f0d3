/**
 * `node bench/cold-start.ts`: how long an instance of each function takes from nothing to its first
 * answer, and how much of the bundle it loads for it. Wants `npm run build -- --hosted`,
 * `npm run build:functions`, and the Firestore emulator.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { challengeAddress } from '#contract/app-check.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import {
  emulatorOnThisMachine,
  startFirestoreEmulator,
} from '#test/fixtures/firestore-emulator.ts';
import { answerMetadata, startFunction } from '#test/fixtures/hosted-platform.ts';

const json = { 'content-type': 'application/json' };
const batch = {
  visit: { landing: '/' },
  reached: ['came'],
  events: [{ name: 'open_contact', parameters: {}, at: 1 }],
};
/** What each is asked first: all that it has to load for a visitor is loaded for it. */
const calls: Readonly<Record<string, readonly [string, RequestInit]>> = {
  emailMessage: [
    '/',
    {
      method: 'POST',
      headers: { ...json, 'x-firebase-appcheck': 'none' },
      body: JSON.stringify({ data: completeMessage }),
    },
  ],
  contact: [
    '/api/contact',
    { method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...completeMessage }) },
  ],
  events: [
    '/api/events',
    {
      method: 'POST',
      headers: { ...json, ...ownPageHeaders, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      body: JSON.stringify(batch),
    },
  ],
  appCheck: [challengeAddress, {}],
  deliver: ['/', { method: 'POST' }],
};
const rounds = 5;

const found = emulatorOnThisMachine();
if (typeof found === 'string') throw new Error(found);
const emulator = await startFirestoreEmulator(found);
const metadata = createServer(answerMetadata).listen(0, '127.0.0.1');
await once(metadata, 'listening');
const address = metadata.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const hook = fileURLToPath(new URL('../test/fixtures/note-loaded-files.ts', import.meta.url));
const env = {
  ...process.env,
  GCLOUD_PROJECT: 'cold-start',
  FIRESTORE_EMULATOR_HOST: emulator.host,
  GCE_METADATA_HOST: `127.0.0.1:${port}`,
  METADATA_SERVER_DETECTION: 'assume-present',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

console.log(
  'function       start ms   first answer ms   next ms   KB at start   KB in all   parts',
);
for (const [name, [path, request]] of Object.entries(calls)) {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1)
    samples.push(await sample(name, path, request, {}));
  const { atStart, inAll, parts } = await loadedBy(name, path, request);
  const middle = (of: (one: Sample) => number) =>
    Math.round(samples.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
  const row = [middle((one) => one.start), middle((one) => one.first), middle((one) => one.next)];
  console.log(
    [name.padEnd(14), ...[...row, atStart, inAll, parts].map((n) => String(n).padStart(10))].join(
      ' ',
    ),
  );
}
metadata.close();
await emulator.stop();

interface Sample {
  readonly start: number;
  readonly first: number;
  readonly next: number;
  readonly heard: string;
}

async function sample(
  name: string,
  path: string,
  request: RequestInit,
  more: Readonly<Record<string, string>>,
): Promise<Sample> {
  let heard = '';
  let stop = () => Promise.resolve();
  const began = performance.now();
  const { port: functionPort } = await startFunction(
    name,
    { ...env, ...more },
    (text) => (heard += text),
    undefined,
    (end) => (stop = end),
  );
  const started = performance.now();
  const ask = async () => (await fetch(`http://127.0.0.1:${functionPort}${path}`, request)).text();
  const asked = heard.length;
  await ask();
  const answered = performance.now();
  await ask();
  const again = performance.now();
  await stop();
  return {
    start: started - began,
    first: answered - started,
    next: again - answered,
    heard: `${heard.slice(0, asked)}\nanswering\n${heard.slice(asked)}`,
  };
}

/** In another instance: to note each file takes time. */
async function loadedBy(name: string, path: string, request: RequestInit) {
  const { heard } = await sample(name, path, request, { NODE_OPTIONS: `--import=${hook}` });
  const [before = '', after = ''] = heard.split('\nanswering\n');
  const files = (text: string) =>
    [...text.matchAll(/^loaded file:\/\/(\S+)$/gm)].map(([, file]) => file ?? '');
  const size = (text: string) =>
    Math.round(files(text).reduce((sum, file) => sum + statSync(file).size, 0) / 1000);
  return {
    atStart: size(before),
    inAll: size(before + '\n' + after),
    parts: files(before + '\n' + after).length,
  };
}
