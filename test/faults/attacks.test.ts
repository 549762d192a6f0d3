import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startServer } from '#test/fixtures/server-process.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { attackNames, type AttackName } from './attacker.ts';
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
    const dataDir = await temporaryFolder();
    // Without a proxy each connection counts by its own address.
    const server = await startServer({ dataDir, settings: { TRUST_PROXY: '' } });
    const origin = await server.origin;
    const { port } = new URL(origin);
    const page = () => pageTime(Number(port));
    await page();
    const attacker = fileURLToPath(import.meta.resolve('./attacker.ts'));
    const attack = spawn(process.execPath, [attacker, name, port], {
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
    const [message] = await Promise.all([sendMessage(origin), visits()]);
    attack.kill('SIGKILL');

    times.sort((one, other) => one - other);
    const memory = megabytesOf(server.pid, 'VmHWM');
    const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? NaN);
    const figures = { memory, p50: at(0.5), p95: at(0.95), max: at(1), message: message.time };
    console.log(`${name}: ${JSON.stringify(figures)}`);
    expect(message.answer).toMatchObject({ kind: 'acknowledged' });
    const isPipelined = name.startsWith('pages at once');
    expect(memory).toBeLessThan(isPipelined ? maxPipelinedMemory : maxMemory);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // The long form runs alone on the machine.
    if (isLongForm && isPipelined) expect(figures.p95).toBeLessThan(500);
    if (isLongForm && isPipelined) expect(message.time).toBeLessThan(3000);
    expect(await server.stop()).toBe(0);
  },
);

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
