import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { printedAddress } from '#test/fixtures/printed-address.ts';
import { serverFlags } from '#test/fixtures/server-flags.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { blankSettings } from '../../scripts/shared/blank-settings.ts';

export interface ServerOptions {
  readonly dataDir: string;
  /** Without it emails become files. */
  readonly smtpUrl?: string;
  /** A command that runs the server as its arguments. */
  readonly inside?: readonly string[];
  /** `loopback` by default: visitors name addresses of their own, so that limits do not get in the way. */
  readonly trustProxy?: string;
}

/** The mailbox that gets the inquiry notifications. */
export const office = 'office@agency.example';

/**
 * Starts the program behind `npm start`, on the built site and a port of its own, and kills it after
 * the test.
 */
export async function startServer(options: ServerOptions) {
  const [command, ...parts] = commandLine(options, 'hosts/node/main.ts', builtFolder);
  // In a folder of its own, so that no .env of a developer takes part.
  const cwd = await temporaryFolder();
  const child = spawn(command, parts, { env: environment(options), cwd });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = printedAddress(child);
  // A test that kills it earlier does not ask.
  origin.catch(() => undefined);
  await once(child, 'spawn');
  const { pid = 0 } = child;
  return {
    pid,
    /** Its address once it serves. Rejects with its log if it ends before that. */
    origin,
    /** Its exit code once it has ended; null after a kill. */
    ended,
    /** What it wrote to stderr: its log, or why it did not start. */
    errors: () => errors,
    /** Sends SIGTERM and returns the exit code. */
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    /** `kill -9`, until it is gone. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const builtFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What `npm run messages -- --json` prints. */
export async function listedMessages(options: ServerOptions) {
  const [command, ...parts] = commandLine(options, 'commands/messages.ts');
  const { stdout } = await promisify(execFile)(command, [...parts, '--json'], {
    env: environment(options),
    cwd: await temporaryFolder(),
    maxBuffer: 2 ** 28,
  });
  return z.array(listedMessage).parse(JSON.parse(stdout));
}

const listedMessage = z.object({ id: z.string(), email: z.string(), message: z.string() });

export type ListedMessage = z.infer<typeof listedMessage>;

function commandLine(
  { inside = [] }: ServerOptions,
  name: string,
  ...args: readonly string[]
): [string, ...string[]] {
  const file = fileURLToPath(import.meta.resolve(`#backend/${name}`));
  const own = [process.execPath, ...serverFlags, file, ...args] as const;
  const [command, ...before] = inside;
  return command === undefined ? [...own] : [command, ...before, ...own];
}

function environment({ dataDir, smtpUrl = '', trustProxy = 'loopback' }: ServerOptions) {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...blankSettings(),
    PORT: '0',
    DATA_DIR: dataDir,
    MAIL_TO: office,
    SMTP_URL: smtpUrl,
    TRUST_PROXY: trustProxy,
    INQUIRY_EMAILS_PER_HOUR: '10000',
  };
}
