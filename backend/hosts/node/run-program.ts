import type { Server } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemsOf } from '#content-model/problems/start-error.ts';
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import type { startServer } from './start-site.ts';

interface RunningProgram extends Awaited<ReturnType<typeof startServer>> {
  readonly greeting: readonly string[];
}

/**
 * Starts a server program and stops it on SIGTERM or Ctrl-C within 10 s: requests in flight are answered, and
 * emails that are being sent arrive. A start that fails prints a line for each problem.
 */
export async function runProgram(start: () => Promise<RunningProgram>): Promise<void> {
  let running: RunningProgram;
  try {
    running = await start();
  } catch (error) {
    process.stderr.write(`${problemsOf(error).join('\n')}\n`, () => process.exit(1));
    return;
  }
  const { greeting, log } = running;
  const close = gracefulClose(running.server);

  let stopped: Promise<void> | undefined;
  // A terminal and npm both pass Ctrl-C on, so it may come twice.
  const stop = () => void (stopped ??= shutDown(running, close));
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Requests and workers each handle their own errors, so the others go on.
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise was rejected unexpectedly; the server goes on');
  });
  // Node's own state is not to be trusted after this: the service manager starts the program again.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'unexpected error: the server stops and must be restarted');
    process.exitCode = 1;
    stop();
  });

  // Last, since a program that reads the greeting may send a signal at once.
  for (const line of greeting) process.stdout.write(`${line}\n`);
}

/** In milliseconds. Together below the 10 s that a stop may take. */
const requestTimeout = 4000;
const stopTimeout = 9000;
/** What remains for the stop itself if `DRAIN_SECONDS` uses up the 10 s. */
const minStopTimeout = 6000;

async function shutDown(running: RunningProgram, close: () => Promise<void>): Promise<void> {
  const { server, contact, stopping, drainSeconds } = running;
  stopping.abort();
  await sleep(drainSeconds * 1000);
  const timeout = Math.max(minStopTimeout, stopTimeout - drainSeconds * 1000);
  setTimeout(() => process.exit(1), timeout).unref();
  const cut = setTimeout(() => server.closeAllConnections(), requestTimeout);
  // Both at once: one after the other they may take longer than there is.
  await Promise.all([close(), contact.stopWorkers()]);
  clearTimeout(cut);
  await contact.close();
}

/** Returns what closes a server once all answers have gone out. Call this before the first request. */
export function gracefulClose(server: Server): () => Promise<void> {
  // A count: V8 keeps answers that were in a `Set` until it collects all garbage, and each message costs a third more.
  let unsent = 0;
  let allSent: (() => void) | undefined;
  server.on('request', (_request, response) => {
    unsent += 1;
    response.once('close', () => {
      unsent -= 1;
      if (unsent === 0) allSent?.();
    });
  });
  return async () => {
    const closed = once(server, 'close');
    // `close` of an HTTP server cuts answers that are only partly sent.
    NetServer.prototype.close.call(server);
    if (unsent > 0) await new Promise<void>((resolve) => (allSent = resolve));
    server.closeAllConnections();
    await closed;
  };
}
