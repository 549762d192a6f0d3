import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { countText } from '#backend/runtime/count-text.ts';
import { explainStartErrors } from '../hosts/explain-start-errors.ts';
import { databaseFile } from '../hosts/open-store.ts';
import type { Config } from '../settings/config.ts';
import { quote } from '../runtime/printable.ts';
import type { SharedDatabase } from '../settings/database-url.ts';
import {
  backUpDatabase,
  DamagedDatabase,
  restoreDatabase,
  type DatabaseFacts,
} from '../store/database-backup.ts';
import { succeed, fail, withFile, type CommandResult } from './run-command.ts';

/** Copies the SQLite database into a new file, also while the server runs. */
export async function backUpMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.database !== undefined) return notSqlite(config.database, 'backup');
  const database = databaseFile(config);
  if (!existsSync(database)) {
    return fail(`There is no database in ${quote(config.dataDir)}. Check DATA_DIR`);
  }
  const file = resolve(name);
  return explainStartErrors(config, () =>
    withFile('write', file, async () => {
      const facts = await backUpDatabase(database, file);
      return succeed(`Backed up ${textOf(facts)} to ${quote(file)}, and checked the copy.\n`);
    }),
  );
}

/** Replaces the SQLite database with a backup, while no server runs. */
export async function restoreMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.database !== undefined) return notSqlite(config.database, 'restore');
  const file = resolve(name);
  if (existsSync(`${file}-wal`)) {
    return fail(
      `${quote(file)} is not a backup: the newest messages are in the -wal file beside it. \`npm run messages -- backup FILE\` makes one`,
    );
  }
  return withFile('read', file, async () => {
    const backup = await open(file);
    const isFile = (await backup.stat()).isFile();
    await backup.close();
    if (!isFile) return fail(`Cannot read ${quote(file)}: it is not a file`);
    return explainStartErrors(config, () => restoreFile(file, config));
  });
}

async function restoreFile(file: string, config: Config): Promise<CommandResult> {
  try {
    const restored = await restoreDatabase(file, databaseFile(config));
    const { setAside } = restored;
    const before =
      setAside === undefined
        ? ''
        : `The database that was there is now ${quote(setAside)}: delete it when nobody needs it.\n`;
    return succeed(`Restored ${textOf(restored)} from ${quote(file)}.\n${before}`);
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    return fail(`Cannot restore ${quote(file)}: ${error.message}. Nothing was changed`);
  }
}

function textOf({ messages, waitingNotifications }: DatabaseFacts): string {
  return `${countText(messages, 'message')} (notifications waiting: ${waitingNotifications})`;
}

function notSqlite({ engine }: SharedDatabase, verb: 'backup' | 'restore'): CommandResult {
  return fail(
    `DATABASE_URL is set, so the messages are not in a file: use \`${ownTools[engine][verb]}\`, or \`npm run messages -- export FILE\``,
  );
}

const ownTools = {
  postgresql: { backup: 'pg_dump', restore: 'pg_restore' },
  firestore: {
    backup: 'gcloud firestore export gs://BUCKET',
    restore: 'gcloud firestore import gs://BUCKET/FOLDER',
  },
} as const;
