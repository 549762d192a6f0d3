import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { startSmtpPeer } from '../fixtures/smtp-peer.ts';

/** The built site on its real host, with a mail server beside it. */
export interface HostProcess {
  readonly url: string;
  /** The number of its process. */
  readonly pid: number | undefined;
  /** The letters that have arrived at an address. */
  readonly lettersTo: (address: string) => readonly Email[];
  /** What `npm run messages -- --json` prints. */
  readonly messages: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly stop: () => Promise<void>;
}

export async function startHostProcess(): Promise<HostProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contact-e2e-'));
  const smtp = await startSmtpPeer();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
  };
  const host = spawn('node', ['backend/hosts/node/main.ts'], { env });
  const url = await printedAddress(host);

  return {
    url,
    pid: host.pid,
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

/** Where the host says it is, on a port that the system gave it. It says so once it answers. */
function printedAddress(host: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => {
      host.kill();
      reject(new Error(`The host did not start. It said:\n${log}`));
    };
    const late = setTimeout(fail, 25_000);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const url = / is at (http:\S+)\n/.exec(log)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    };
    host.stdout.on('data', read);
    host.stderr.on('data', read);
    host.once('exit', fail);
  });
}

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new Error('The messages are no list.');
  return value.map((message: unknown) => {
    if (typeof message !== 'object' || message === null) throw new Error('A message is no record.');
    return { ...message };
  });
}
