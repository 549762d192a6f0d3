import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../contact/log.ts';
import { giveBackStartMemory } from './small-memory.ts';
import { StartFault } from '../../settings/start-fault.ts';
import type { StartedServer } from './start-server.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

export interface RunningProgram
  extends
    Pick<StartedServer, 'server' | 'contact' | 'log'>,
    Partial<Pick<StartedServer, 'leaving' | 'drainSeconds'>> {
  /** What the person at the terminal wants to know, a line each. */
  readonly greeting: readonly string[];
}

/**
 * Starts a server program, greets, and stops it on SIGTERM or Ctrl-C within 10 s: requests under way
 * are answered, notifications on their way arrive. Before that it goes on for the time that the settings give a
 * balancer to see it leave, which is part of the 10 s unless they ask for more than those have room for. A
 * start that fails says why, a line per fault on stderr, and ends with exit code 1.
 */
export async function runProgram(start: () => Promise<RunningProgram>): Promise<void> {
  let running: RunningProgram;
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
    return;
  }
  const { greeting, log } = running;

  let isStopping = false;
  const stop = () => {
    // Asked twice: whoever asks does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    void drain(running);
  };
  surviveErrors(log, () => {
    process.exitCode = 1;
    if (!isStopping) stop();
  });
  process.on('SIGTERM', stop).on('SIGINT', stop);
  whenNpmEnds(() => {
    // Signalled together with npm, as a service manager does, it is not in a hurry.
    if (isStopping) return;
    log.info({}, 'stopping: npm, which started this program, has ended');
    stop();
  });

  // Only now: whoever reads the greeting may ask to stop.
  for (const line of greeting) process.stdout.write(`${line}\n`);
  giveBackStartMemory();
}

/**
 * Keeps an error that nothing caught from ending the program in the middle of other visitors' requests. A
 * rejected promise is logged, and the server goes on: requests and workers each answer for themselves.
 * After an exception, Node's own state is not to be trusted: the program drains and ends with exit code 1,
 * for the service manager to start it again.
 */
function surviveErrors(log: Log, stop: () => void): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise was rejected unexpectedly; the server goes on');
  });
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'unexpected error: the server stops and must be restarted');
    stop();
  });
}

/** In milliseconds. Together below the 10 s that contract.md gives a stop. */
const requestGrace = 4000;
const stopLimit = 9000;
/** What is left for the stop itself, however long a balancer was given. */
const leastStop = 6000;

async function drain(running: RunningProgram): Promise<void> {
  const { server, contact, leaving, drainSeconds = 0 } = running;
  if (leaving !== undefined) leaving.hasBegun = true;
  await pause(drainSeconds * 1000);
  const left = Math.max(leastStop, stopLimit - drainSeconds * 1000);
  setTimeout(() => process.exit(1), left).unref();
  // A connection that was busy when the server closed stays open after its answer, unless it is cut.
  const cutIdle = setInterval(() => server.server.closeIdleConnections(), 50);
  const cutAll = setTimeout(() => server.server.closeAllConnections(), requestGrace);
  // Beside the requests: one after the other they may want longer than there is.
  await Promise.all([server.close(), contact.stopWorkers()]);
  clearInterval(cutIdle);
  clearTimeout(cutAll);
  await contact.close();
}
