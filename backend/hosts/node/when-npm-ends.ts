import process from 'node:process';

/**
 * Calls `stop` once the npm that started this program has ended, and never in a program that npm did not
 * start. npm runs a script through a shell, and a SIGTERM for npm ends the shell without reaching the
 * program: its new parent is the only sign.
 */
export function whenNpmEnds(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
