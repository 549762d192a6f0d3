/** The front end with hot reload on port 4321 and the functions on port 5001, until Ctrl-C or SIGTERM. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { siteEnvironment } from './site-environment.ts';

const env = siteEnvironment();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
spawnSync('node', ['site/art/draw.ts'], { stdio: 'inherit' });

const programs = [
  start('astro', ['dev'], env),
  start('node', ['--watch', '--watch-preserve-output', 'backend/hosts/node/dev.ts'], process.env),
];

/**
 * Each program leads a process group of its own: it gets one signal to stop, not a second one from the
 * terminal, and what is left of its group can be ended.
 */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const program = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  });
  program.once('error', (error) => endedEarly(`${command} did not start: ${error.message}`));
  program.once('exit', (code, signal) => {
    killGroup(program);
    if (!isStopping) endedEarly(`${command} ended (${signal ?? `exit code ${code}`})`);
  });
  return program;
}

function endedEarly(what: string): void {
  process.stderr.write(`npm run dev stops: ${what}\n`);
  process.exitCode = 1;
  stop();
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  for (const program of programs) program.kill('SIGTERM');
  // Later than the functions' own limit of 9 s, and within the 10 s that a stop may take.
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
    // Nothing is left of it.
  }
}
