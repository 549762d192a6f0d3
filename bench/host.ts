import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { challengeAddress } from '#contract/app-check.ts';
import { printedAddress } from '#test/fixtures/printed-address.ts';
import { serverFlags } from '#test/fixtures/server-flags.ts';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import { cpuTime } from './cpu-time.ts';

export interface Host {
  readonly url: string;
  /** The secret that signs its app-check tokens. */
  readonly tokenSecret: () => Promise<string>;
  /** In milliseconds. */
  readonly cpuTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a host in its own process on a free port, with an empty data folder. It trusts this machine
 * as a proxy, so that a request can name its client in `X-Forwarded-For`.
 *
 * @param program What `npm start` runs; the same without limits, since one machine plays all visitors; or a bare
 * handler with a comparable insert.
 */
export async function startHost(program: 'real' | 'unlimited' | 'bare'): Promise<Host> {
  // On the project's disk: the temporary folder may be in memory.
  const folder = path('../node_modules/.cache/bench/');
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(folder, `${program}-`));
  const log = openSync(join(dataDir, 'host.log'), 'a');
  const main = program === 'bare' ? './bare-host.ts' : '../backend/hosts/node/main.ts';
  const host = fork(path(main), [path('../dist/')], {
    execArgv: [
      ...serverFlags,
      ...(program === 'unlimited' ? ['--import', import.meta.resolve('./lift-limits.ts')] : []),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'pipe', log, 'ipc'],
  });
  // For Ctrl-C.
  const cleanUp = () => {
    host.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  const url = await printedAddress(host);
  return {
    url,
    async tokenSecret() {
      // The host creates the secret when it is first needed.
      await (await fetch(url + challengeAddress)).text();
      const store = await openSqliteStore(join(dataDir, 'messages.sqlite'));
      const secret = await store.appCheck.secret('none');
      await store.close();
      return secret;
    },
    cpuTime: () => cpuTime(host.pid),
    async stop() {
      const exit = once(host, 'exit');
      host.kill('SIGTERM');
      // Thousands of notifications may be pending: do not wait for them.
      await Promise.race([exit, sleep(5000, undefined, { ref: false })]);
      host.kill('SIGKILL');
      await exit;
      process.off('exit', cleanUp);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
