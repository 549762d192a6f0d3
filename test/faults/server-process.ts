import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { blankSettings } from '../../scripts/blank-settings.ts';
import type { ServerClock } from './server-clock.ts';

export interface ServerOptions {
  readonly dataDir: string;
  readonly clock: ServerClock;
  /** Without it notifications become files. */
  readonly smtpUrl?: string;
  /** Without it the store is a file in the data folder. */
  readonly databaseUrl?: URL;
  /** A command that takes another, where the server is to run behind it. */
  readonly inside?: readonly string[];
  /** The number of the user whom it runs as; the one who runs the tests if there is none. */
  readonly user?: number;
}

export interface ServerProcess {
  readonly pid: number;
  /** Where it is, once it has said so. Rejects with what it did say where it has ended instead. */
  readonly origin: Promise<string>;
  /** Its exit code once it has ended; null after a kill. */
  readonly ended: Promise<number | null>;
  /** What it wrote to stderr: its log, or why it did not start. */
  readonly errors: () => string;
  /** Tells it to stop, and waits for as long as that takes. Answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** `kill -9`, until it is gone. */
  readonly kill: () => Promise<void>;
}

/** The mailbox that is told of messages. */
export const office = 'office@agency.example';

/**
 * Starts the program behind `npm start`, on the built site and a port of its own, and kills it when
 * the test is over, however that ends.
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const [command, ...parts] = commandLine(options, 'hosts/node/main.ts');
  // In a folder of its own, so that no .env of a developer takes part.
  const cwd = await temporaryFolder();
  // These two are read by whoever it runs as.
  for (const folder of [cwd, dirname(options.clock.file)]) await chmod(folder, 0o755);
  const child = spawn(command, parts, {
    env: environment(options),
    cwd,
    ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const origin = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const said = / is at (http:\S+)\n/.exec(output)?.[1];
      if (said !== undefined) resolve(said);
    });
    void ended.then(() => reject(new Error(`The server ended before it answered:\n${errors}`)));
  });
  // Whoever kills it before it answers does not ask where it is.
  origin.catch(() => undefined);
  await once(child, 'spawn');
  const { pid = 0 } = child;
  return {
    pid,
    origin,
    ended,
    errors: () => errors,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

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

const listedMessage = z.object({
  id: z.string(),
  email: z.string(),
  message: z.string(),
  notifications: z.array(z.object({ kind: z.string(), state: z.string(), attempts: z.number() })),
});

export type ListedMessage = z.infer<typeof listedMessage>;

function commandLine({ inside = [] }: ServerOptions, name: string): [string, ...string[]] {
  const file = fileURLToPath(import.meta.resolve(`#backend/${name}`));
  const clock = import.meta.resolve('./shifted-clock.ts');
  const own = [process.execPath, '--import', clock, file] as const;
  const [command, ...before] = inside;
  return command === undefined ? [...own] : [command, ...before, ...own];
}

function environment({ dataDir, clock, smtpUrl = '', databaseUrl }: ServerOptions) {
  return {
    PATH: process.env.PATH,
    ...blankSettings(),
    PORT: '0',
    DATA_DIR: dataDir,
    MAIL_TO: office,
    SMTP_URL: smtpUrl,
    ...(databaseUrl && { DATABASE_URL: databaseUrl.href, DRAIN_SECONDS: '3' }),
    SHIFTED_CLOCK: clock.file,
    // Each message comes over a line of its own, so that what limits a line is not in the way here.
    TRUST_PROXY: 'loopback',
  };
}
