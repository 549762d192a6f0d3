import process from 'node:process';
import { test } from './fixtures.ts';

/** Skips the tests of a file, a group or a test that need something which the content or machine may lack. */
export function skipWithout(needed: string, isThere: boolean): void {
  const reason = `SKIPPED: there is nothing to test without ${needed}.`;
  if (!isThere) process.stderr.write(`${reason}\n`);
  test.skip(!isThere, reason);
}
