import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { formLimit } from '#backend/http/contact-form-endpoint.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startServer } from '#test/fixtures/server-process.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { cpuTime } from '../../bench/cpu-time.ts';
import { attackNames, sendForms, type AttackName } from './attacker.ts';
import { isLongForm, megabytesOf } from './fault-suite.ts';
import { callingVisitor } from './visitor.ts';

/** The bound of docs/operating.md, in megabytes. The systemd unit allows 512. */
const maxMemory = 320;
/** With pipelined requests. */
const maxPipelinedMemory = 256;
const shortForm: readonly AttackName[] = [
  'pages at once, from 1,500 clients',
  'unfinished forms, 2,000',
];
/** In milliseconds. */
const attackTime = isLongForm ? 12_000 : 2000;

test.each(isLongForm ? attackNames : shortForm)(
  'visitors are served and memory is bounded during an attack: %s',
  async (name) => {
    const server = await startDirectServer();
    const page = () => pageTime(server.port);
    await page();
    const attacker = fileURLToPath(import.meta.resolve('./attacker.ts'));
    const attack = spawn(process.execPath, [attacker, name, String(server.port)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onTestFinished(() => void attack.kill('SIGKILL'));
    const endsAt = performance.now() + attackTime;
    const times: number[] = [];
    const visits = async () => {
      while (performance.now() < endsAt) {
        times.push(await page());
        await sleep(50);
      }
    };
    const [message] = await Promise.all([sendMessage(server.origin), visits()]);
    attack.kill('SIGKILL');

    times.sort((one, other) => one - other);
    const memory = megabytesOf(server.pid, 'VmHWM');
    const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? NaN);
    const figures = { memory, p50: at(0.5), p95: at(0.95), max: at(1), message: message.time };
    console.log(`${name}: ${JSON.stringify(figures)}`);
    expect(message.answer).toMatchObject({ kind: 'acknowledged' });
    const isPipelined = name.startsWith('pages at once');
    expect(memory).toBeLessThan(isPipelined ? maxPipelinedMemory : maxMemory);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    // The long form runs alone on the machine.
    if (isLongForm && isPipelined) expect(figures.p95).toBeLessThan(500);
    if (isLongForm && isPipelined) expect(message.time).toBeLessThan(3000);
    expect(await server.stop()).toBe(0);
  },
);

test('a body in chunks of one byte takes at most twice the processor time of one in one piece', async () => {
  const server = await startDirectServer();
  const body = `name=${'x'.repeat(formLimit - 5)}`;
  const cost = async (chunkSize: number) => {
    const before = await cpuTime(server.pid);
    await sendForms(server.port, body, chunkSize, 60);
    return (await cpuTime(server.pid)) - before;
  };
  // Loads the code.
  await cost(formLimit);
  const inOnePiece = await cost(formLimit);
  const inTinyChunks = await cost(1);
  console.log(JSON.stringify({ inOnePiece, inTinyChunks }));
  expect(inTinyChunks).toBeLessThanOrEqual(2 * inOnePiece);
});

/** A server without a proxy, so that each connection counts by its own address. */
async function startDirectServer() {
  const dataDir = await temporaryFolder();
  const server = await startServer({ dataDir, settings: { TRUST_PROXY: '' } });
  const origin = await server.origin;
  return { ...server, origin, port: Number(new URL(origin).port) };
}

async function sendMessage(origin: string) {
  await sleep(500);
  const visitor = callingVisitor();
  const started = performance.now();
  const answer = await visitor.send(origin, completeMessage);
  return { answer, time: Math.round(performance.now() - started) };
}

/** How long a visitor without a connection waits for the home page, in milliseconds. */
function pageTime(port: number): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - started));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}
