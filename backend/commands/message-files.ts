import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainStartErrors } from '../hosts/explain-start-errors.ts';
import { databaseFile, describeStore } from '../hosts/open-store.ts';
import { countText } from '../report/report-labels.ts';
import type { Config } from '../settings/config.ts';
import type { SharedDatabase } from '../settings/database-url.ts';
import { quote } from '../settings/printable.ts';
import {
  backUpDatabase,
  DamagedDatabase,
  exportDatabase,
  readBackup,
  restoreDatabase,
  type DatabaseFacts,
} from '../store/database-backup.ts';
import {
  fail,
  succeed,
  withFile,
  withNewStore,
  withStore,
  type CommandResult,
} from './run-command.ts';

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

export async function exportMessages(name: string, config: Config): Promise<CommandResult> {
  const file = resolve(name);
  return withStore(config, async (store) => {
    if (store === undefined) return fail(`There are no messages in ${describeStore(config)}`);
    return withFile('write', file, async () => {
      const facts = await exportDatabase(await store.messages.list(), file);
      const warning =
        facts.waitingNotifications === 0
          ? ''
          : 'Two servers that have the same waiting notifications both send them: stop this one for good before you import.\n';
      return succeed(`Exported ${textOf(facts)} to ${quote(file)}.\n${warning}`);
    });
  });
}

export async function restoreMessages(name: string, config: Config): Promise<CommandResult> {
  if (config.database !== undefined) return notSqlite(config.database, 'restore');
  return withBackup('restore', name, (file) =>
    explainStartErrors(config, async () => {
      const { setAside, ...facts } = await restoreDatabase(file, databaseFile(config));
      const before =
        setAside === undefined
          ? ''
          : `The database that was there is now ${quote(setAside)}: delete it once it is not needed any more.\n`;
      return succeed(`Restored ${textOf(facts)} from ${quote(file)}.\n${before}`);
    }),
  );
}

export async function importMessages(name: string, config: Config): Promise<CommandResult> {
  return withBackup('import', name, async (file) => {
    const messages = await readBackup(file);
    const added = await withNewStore(config, async (store) => {
      let sum = 0;
      for (let from = 0; from < messages.length; from += batchSize) {
        sum += await store.messages.add(messages.slice(from, from + batchSize));
      }
      return sum;
    });
    const others = added === messages.length ? '' : '; the others were already here';
    const warning =
      added === 0
        ? ''
        : 'Waiting notifications are sent from here now: do not start the old server again.\n';
    return succeed(`Imported ${added} of ${messages.length} messages${others}.\n${warning}`);
  });
}

/** Few, because other writers wait for each batch. */
const batchSize = 50;

/** Does something with a file that the owner calls a backup. Nothing has changed if it is none. */
async function withBackup(
  verb: 'restore' | 'import',
  name: string,
  work: (file: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const file = resolve(name);
  if (existsSync(`${file}-wal`)) {
    return fail(
      `${quote(file)} is not a backup: the newest messages are in the -wal file beside it. \`npm run messages -- backup FILE\` makes one`,
    );
  }
  return withFile('read', file, async () => {
    if (!statSync(file).isFile()) return fail(`Cannot read ${quote(file)}: it is not a file`);
    try {
      return await work(file);
    } catch (error) {
      if (!(error instanceof DamagedDatabase)) throw error;
      return fail(`Cannot ${verb} ${quote(file)}: ${error.message}. Nothing was changed`);
    }
  });
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
