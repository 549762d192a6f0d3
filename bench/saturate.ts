import { fork } from 'node:child_process';

/**
 * Fetches the compressed pages of a site over 50 connections as fast as it answers, from a process of its own.
 * Returns how many came.
 *
 * @throws Error if an answer is not 200.
 */
export async function saturate(url: string, seconds: number): Promise<number> {
  const program = fork(new URL('./saturate-program.ts', import.meta.url), [url, String(seconds)]);
  return new Promise((resolve, reject) => {
    program.once('message', (pages) => resolve(Number(pages)));
    program.once('exit', () => reject(new Error('The load ended without a result')));
  });
}
