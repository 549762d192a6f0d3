import { createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backUpDatabase } from '../../store/back-up-database.ts';
import { DamagedDatabase } from '../../store/check-database.ts';
import type { Store } from '../../store/store.ts';
import { restoreDatabase } from '../../store/restore-database.ts';
import { writeNewFile } from '../../store/write-whole-file.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Config } from '../config.ts';
import { databaseFile } from './contact-service.ts';
import { explainedStart } from './explained-start.ts';
import { noCounts } from './export-format.ts';
import { fileFault } from './file-fault.ts';
import { exportLines } from './messages-export.ts';
import { quoted } from '../quoted.ts';

/** Everything in the store into a new file, or to `terminal` where none is named. */
export async function exportMessages(
  store: Store | undefined,
  name: string | undefined,
  config: Config,
  terminal: Writable,
): Promise<CommandResult> {
  if (store === undefined) return failed(nothingIn(config));
  const counts = { ...noCounts };
  const lines = Readable.from(exportLines(store, Date.now(), counts));
  if (name === undefined) {
    await pipeline(lines, terminal, { end: false });
    return done('');
  }
  const file = resolve(name);
  return orFileFault(file, 'make', async () => {
    await writeNewFile(file, (unfinished) => pipeline(lines, createWriteStream(unfinished)));
    return done(`Exported ${countOf(counts.messages, 'message')} to ${quoted(file)}.\n`);
  });
}

/** A copy of the database into a new file, while the server runs or not. */
export async function backUpMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.databaseUrl !== undefined) {
    return failed(notOurs('`pg_dump --no-unlogged-table-data` copies it'));
  }
  const database = databaseFile(config);
  if (!existsSync(database)) return failed(nothingIn(config));
  const file = resolve(name);
  return orFileFault(file, 'make', async () => {
    const { messages, waitingLetters } = await backUpDatabase(database, file);
    return done(
      `Backed up ${countOf(messages, 'message')} to ${quoted(file)}, and read it back: it is whole. ${waiting(waitingLetters)}\n`,
    );
  });
}

/** A backup into the place of the database, while no server runs. */
export async function restoreMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.databaseUrl !== undefined) return failed(notOurs('`pg_restore` brings it back'));
  const file = resolve(name);
  const problem = await unreadable(file);
  if (problem !== undefined) return failed(problem);
  if (existsSync(`${file}-wal`)) {
    return failed(
      `${quoted(file)} is not a backup by itself: the newest messages stand in the file with -wal behind its name. \`npm run messages -- backup FILE\` makes one`,
    );
  }
  return explainedStart(config, async () => {
    try {
      const { messages, waitingLetters, setAside } = await restoreDatabase(
        file,
        databaseFile(config),
      );
      const before =
        setAside === undefined
          ? ''
          : `The database that was there is now ${quoted(setAside)}: delete it once nobody needs it.\n`;
      return done(
        `Restored ${countOf(messages, 'message')} from ${quoted(file)}. ${waiting(waitingLetters)}\n${before}`,
      );
    } catch (error) {
      if (!(error instanceof DamagedDatabase)) throw error;
      return failed(`Cannot restore ${quoted(file)}: ${error.message}. Nothing was changed`);
    }
  });
}

async function unreadable(file: string): Promise<string | undefined> {
  try {
    const handle = await open(file);
    const isFile = (await handle.stat()).isFile();
    await handle.close();
    return isFile ? undefined : `Cannot read ${quoted(file)}: it is not a file`;
  } catch (error) {
    const sentence = fileFault(error, file, 'read');
    if (sentence === undefined) throw error;
    return sentence;
  }
}

async function orFileFault(
  file: string,
  use: 'read' | 'make',
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    const sentence = fileFault(error, file, use);
    if (sentence === undefined) throw error;
    return failed(sentence);
  }
}

function notOurs(instead: string): string {
  return `DATABASE_URL is set: the messages are in a PostgreSQL database, and ${instead}. \`npm run messages -- export FILE\` writes them into a file of our own`;
}

function nothingIn({ dataDir }: Config): string {
  return `There is no database of messages in ${quoted(dataDir)}. Is DATA_DIR the one of the server?`;
}

function waiting(letters: number): string {
  return letters === 0
    ? 'No letter in it waits.'
    : `${countOf(letters, 'letter')} in it ${letters === 1 ? 'waits' : 'wait'} to be sent.`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
