import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { startSmtpPeer } from '../fixtures/smtp-peer.ts';

/** The built site on its real host, with a mail server beside it. */
export interface HostProcess {
  readonly url: string;
  /** The letters that have arrived at an address. */
  readonly lettersTo: (address: string) => readonly Email[];
  /** What `npm run messages -- --json` prints. */
  readonly messages: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly stop: () => Promise<void>;
}

export async function startHostProcess(): Promise<HostProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contact-e2e-'));
  const smtp = await startSmtpPeer();
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
  };
  const host = spawn('node', ['backend/hosts/node/main.ts'], { env });
  let log = '';
  host.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  host.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await ready(
    `${url}/healthz`,
    () => host.exitCode === null,
    () => log,
  );

  return {
    url,
    lettersTo: (address) =>
      smtp.letters.filter(({ to }) => to.includes(address)).map(({ email }) => email),
    async messages() {
      const { stdout } = await promisify(execFile)(
        'node',
        ['backend/hosts/node/messages.ts', '--json'],
        { env },
      );
      return records(JSON.parse(stdout));
    },
    async stop() {
      if (host.exitCode === null && host.kill('SIGTERM')) await once(host, 'exit');
      await smtp.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, alive: () => boolean, log: () => string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (!alive()) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host did not start. It said:\n${log()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new Error('The messages are no list.');
  return value.map((message: unknown) => {
    if (typeof message !== 'object' || message === null) throw new Error('A message is no record.');
    return { ...message };
  });
}
