/**
 * The fault suite shows that an acknowledged message is on disk and is delivered, whatever fails.
 * Everything in it is real: the program behind `npm start` as a process of its own, its SQLite files on
 * a disk, visitors over HTTP, a mail server. A short form runs with `npm test`, the long form with
 * `npm run test:faults`.
 */
import process from 'node:process';

/** Whether this is the long form. */
export const isLongForm = process.env.FAULTS === 'long';

/** For `expect.poll`: long enough for a busy machine. It only ends what hangs. */
export const pollOptions = { timeout: 300_000, interval: 100 };
