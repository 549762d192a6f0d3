import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { challengeAddress } from '#contract/app-check.ts';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import type { HostUsage } from './host-usage.ts';

export interface StartedHost {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** What its app-check tokens are signed with. */
  readonly tokenSecret: () => Promise<string>;
  readonly usage: () => Promise<HostUsage>;
  readonly stop: () => Promise<void>;
}

/** The program of another copy, with the settings that it asks for. */
export interface OtherHost {
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
}

const programs = {
  /** As `npm start` runs it, with the limits of every day. */
  real: '../../backend/hosts/node/main.ts',
  /** The same, with limits that let one machine play all visitors. */
  ours: './our-host.ts',
  /** A bare handler with the same insert. */
  bare: './bare-host.ts',
} as const;

/**
 * Starts a host in a process of its own, on a port that the system gives it, with an empty data folder
 * on the disk of this project. It believes this machine when it says whom it speaks for, as behind a
 * proxy. Its log goes to a file, as a service's does.
 */
export async function startedHost(
  program: keyof typeof programs | OtherHost,
): Promise<StartedHost> {
  const name = typeof program === 'string' ? program : 'other';
  const file =
    typeof program === 'string'
      ? fileURLToPath(new URL(programs[program], import.meta.url))
      : program.main;
  await mkdir(benchFolder, { recursive: true });
  const dataDir = await mkdtemp(join(benchFolder, `${name}-`));
  const log = openSync(join(dataDir, 'host.log'), 'a');
  const host = fork(file, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      SMTP_URL: '',
      ...(typeof program === 'string' ? {} : program.env),
    },
    stdio: ['ignore', 'pipe', log, 'ipc'],
  });
  // Also where the benchmark is broken off.
  const cleanUp = () => {
    host.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    host.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = / is at (http:\S+)\n/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    host.once('exit', () => reject(new Error(`The ${name} host did not start: see ${dataDir}`)));
  });
  return {
    url,
    pid: host.pid ?? 0,
    dataDir,
    async tokenSecret() {
      // Made when it is first needed.
      await (await fetch(url + challengeAddress)).text();
      const store = await openSqliteStore(join(dataDir, 'messages.sqlite'));
      const secret = await store.appCheck.secret('none');
      await store.close();
      return secret;
    },
    async usage() {
      host.send('usage');
      const [answer] = z
        .tuple([hostUsage])
        .rest(z.unknown())
        .parse(await once(host, 'message'));
      return answer;
    },
    async stop() {
      const gone = once(host, 'exit');
      host.kill('SIGTERM');
      // Thousands of notifications may still be waiting: they are not worth waiting for.
      await Promise.race([gone, sleep(5000, undefined, { ref: false })]);
      if (host.exitCode === null && host.signalCode === null) {
        host.kill('SIGKILL');
        await gone;
      }
      process.off('exit', cleanUp);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** On the disk that the project is on: the temporary folder may be memory. */
export const benchFolder = fileURLToPath(
  new URL('../../node_modules/.cache/bench/', import.meta.url),
);

const hostUsage = z.object({ cpu: z.number() });
