/** `npm run dev`: the front end with hot reload on port 4321 and the functions on 5001, until Ctrl-C or SIGTERM. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { settings } from '#backend/settings/settings.ts';
import { orExit } from './shared/or-exit.ts';
import { requirePlainPath } from './shared/require-plain-path.ts';

orExit(settings);
orExit(requirePlainPath);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

const programs = [
  start('astro', ['dev']),
  start('node', ['--watch', '--watch-preserve-output', 'backend/hosts/node/dev.ts']),
];

/**
 * Each program leads its own process group: it gets one signal to stop, not a second one from the
 * terminal, and the rest of its group can be ended.
 */
function start(command: string, args: readonly string[]): ChildProcess {
  const program = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    detached: true,
  });
  program.once('error', (error) => stopAfter(`${command} did not start: ${error.message}`));
  program.once('exit', (code, signal) => {
    killGroup(program);
    if (!isStopping) stopAfter(`${command} ended (${signal ?? `exit code ${code}`})`);
  });
  return program;
}

function stopAfter(reason: string): void {
  process.stderr.write(`npm run dev stops: ${reason}\n`);
  process.exitCode = 1;
  stop();
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  for (const program of programs) program.kill('SIGTERM');
  // After the functions' own limit of 9 s, within the 10 s that a stop may take.
  setTimeout(() => {
    programs.forEach(killGroup);
    process.exit(1);
  }, 9500).unref();
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
