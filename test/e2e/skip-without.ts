import process from 'node:process';
import { test } from './fixtures.ts';

/** Skips the tests of a file, a group or a test that need something of the content, if it has none. */
export function skipWithout(needed: string, isThere: boolean): void {
  const reason = `SKIPPED: the content has not ${needed}.`;
  if (!isThere) process.stderr.write(`${reason}\n`);
  test.skip(!isThere, reason);
}
