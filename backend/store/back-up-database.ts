import { backup, DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { checkDatabase, DamagedDatabase, type DatabaseFacts } from './check-database.ts';
import { writeNewFile } from './write-whole-file.ts';

/**
 * Copies the database into a new file as it is at one moment, while others read and write it, and
 * reads the copy from end to end. Whatever was acknowledged before the call is in it.
 * Throws `StoreUnavailable` where the database cannot be read, `NewerDatabase` where it is of a newer
 * program, and what {@link writeNewFile} throws.
 *
 * Of the messages alone. What app check keeps beside them need not be brought back: without it a new
 * secret is made, and pages earn new tokens.
 */
export async function backUpDatabase(database: string, file: string): Promise<DatabaseFacts> {
  return writeNewFile(file, async (unfinished) => {
    await copyDatabase(database, unfinished);
    try {
      return checkDatabase(unfinished);
    } catch (error) {
      if (!(error instanceof DamagedDatabase)) throw error;
      throw new StoreUnavailable(`The database cannot be backed up: ${error.message}`);
    }
  });
}

async function copyDatabase(database: string, copy: string): Promise<void> {
  const source = new DatabaseSync(database, { timeout: 10_000 });
  try {
    await backup(source, copy, { rate: allPages });
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    if (error.errcode === diskFull) throw error;
    throw new StoreUnavailable(`SQLite: ${error.message}`, { cause: error });
  } finally {
    source.close();
  }
}

/** In one step: after each, a copy begins anew where somebody has written since. */
const allPages = 2 ** 31 - 1;

/** `SQLITE_FULL`: https://sqlite.org/rescode.html#full */
export const diskFull = 13;
