import { createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backUpDatabase, DamagedDatabase, restoreDatabase } from '../store/database-backup.ts';
import type { Store } from '../store/store.ts';
import { writeNewFile } from '../store/write-whole-file.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Config } from '../settings/config.ts';
import type { SharedDatabase } from '../settings/shared-database.ts';
import { databaseFile, describeStore } from '../hosts/open-store.ts';
import { explainedStart } from '../hosts/node/explained-start.ts';
import { noCounts } from './export-format.ts';
import { fileFault } from './file-fault.ts';
import { exportLines, waitingIn } from './messages-export.ts';
import { quoted } from '../settings/quoted.ts';

/** Everything in the store into a new file, or to `terminal` where none is named. */
export async function exportMessages(
  store: Store | undefined,
  name: string | undefined,
  config: Config,
  terminal: Writable,
): Promise<CommandResult> {
  if (store === undefined) return failed(nothingIn(config));
  const counts = { ...noCounts };
  const { archive } = store;
  let waitingNotifications = 0;
  async function* everything() {
    for await (const message of archive.everything()) {
      waitingNotifications += waitingIn(message);
      yield message;
    }
  }
  const counting = { ...store, archive: { ...archive, everything } };
  const lines = Readable.from(exportLines(counting, Date.now(), counts));
  if (name === undefined) {
    await pipeline(lines, terminal, { end: false });
    return done('');
  }
  const file = resolve(name);
  return orFileFault(file, 'make', async () => {
    await writeNewFile(file, (unfinished) => pipeline(lines, createWriteStream(unfinished)));
    return done(
      `Exported ${countOf(counts.messages, 'message')} to ${quoted(file)}. ${waiting(waitingNotifications)}\n${waitingNotifications === 0 ? '' : stopFirst(config)}`,
    );
  });
}

/** A copy of the database into a new file, while the server runs or not. */
export async function backUpMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.database !== undefined) return failed(notOurs(config.database, 'backup'));
  const database = databaseFile(config);
  if (!existsSync(database)) return failed(nothingIn(config));
  const file = resolve(name);
  return orFileFault(file, 'make', async () => {
    const { messages, waitingNotifications } = await backUpDatabase(database, file);
    return done(
      `Backed up ${countOf(messages, 'message')} to ${quoted(file)}, and read it back: it is whole. ${waiting(waitingNotifications)}\n`,
    );
  });
}

/** A backup into the place of the database, while no server runs. */
export async function restoreMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.database !== undefined) return failed(notOurs(config.database, 'restore'));
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
      const { messages, waitingNotifications, setAside } = await restoreDatabase(
        file,
        databaseFile(config),
      );
      const before =
        setAside === undefined
          ? ''
          : `The database that was there is now ${quoted(setAside)}: delete it once nobody needs it.\n`;
      return done(
        `Restored ${countOf(messages, 'message')} from ${quoted(file)}. ${waiting(waitingNotifications)}\n${before}`,
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

function notOurs({ engine }: SharedDatabase, verb: 'backup' | 'restore'): string {
  const { kind, backup, restore } = enginesOwn[engine];
  const instead = verb === 'backup' ? `\`${backup}\` copies it` : `\`${restore}\` brings it back`;
  return `DATABASE_URL is set: the messages are in a ${kind} database, and ${instead}. \`npm run messages -- export FILE\` writes them into a file of our own`;
}

const enginesOwn = {
  postgresql: {
    kind: 'PostgreSQL',
    backup: 'pg_dump --no-unlogged-table-data',
    restore: 'pg_restore',
  },
  firestore: {
    kind: 'Firestore',
    backup: 'gcloud firestore export gs://BUCKET',
    restore: 'gcloud firestore import gs://BUCKET/FOLDER',
  },
} as const;

/** Two that have the same notifications both send them. */
function stopFirst({ database }: Config): string {
  const going = {
    sqlite: 'the server here goes on',
    postgresql: 'a server here goes on',
    firestore: 'the functions of the project go on',
  }[database?.engine ?? 'sqlite'];
  return `To move them: if ${going} beside the one that imports this, they go out twice. Stop it for good first, then export.\n`;
}

function nothingIn(config: Config): string {
  return config.database === undefined
    ? `There is no database of messages in ${quoted(config.dataDir)}. Is DATA_DIR the one of the server?`
    : `Nothing was ever kept in ${describeStore(config)}. Is DATABASE_URL the one of the servers?`;
}

function waiting(notifications: number): string {
  return notifications === 0
    ? 'No notification in it waits.'
    : `${countOf(notifications, 'notification')} in it ${notifications === 1 ? 'waits' : 'wait'} to be sent.`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
