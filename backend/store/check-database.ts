import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrate.ts';
import { NewerDatabase } from './newer-database.ts';

/** What is in a database that is whole. */
export interface DatabaseFacts {
  readonly messages: number;
  readonly waitingNotifications: number;
}

/** A file that is no database of messages, or a damaged one. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/**
 * Reads a copy of the database from end to end, and makes it one file that needs no other beside it.
 * Throws {@link DamagedDatabase}, `NewerDatabase`, and SQLite's own error for anything else.
 */
export function checkDatabase(copy: string): DatabaseFacts {
  const database = new DatabaseSync(copy);
  const all = (sql: string) => database.prepare(sql).all();
  const count = (sql: string) => Number(all(`select count(*) as count from ${sql}`)[0]?.count);
  try {
    // A copy is in the mode of its original, in which part of it may stand in a log.
    database.exec('pragma journal_mode = delete');
    const [verdict = {}] = all('pragma integrity_check');
    if (verdict.integrity_check !== 'ok' || all('pragma foreign_key_check').length > 0) {
      throw new DamagedDatabase('it is damaged');
    }
    const names = all('select name from migrations_run').map(({ name }) => String(name));
    const unknown = names.filter((name) => !migrations.some((known) => known.name === name));
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    return {
      messages: count('contact_messages'),
      waitingNotifications: count("notifications where state = 'waiting'"),
    };
  } catch (error) {
    throw asDamaged(error);
  } finally {
    database.close();
  }
}

/** https://sqlite.org/rescode.html: a table that is missing, a page that is wrong, another file. */
const codesOfDamage: readonly unknown[] = [1, 11, 26];

function asDamaged(error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error;
  if (!codesOfDamage.includes(error.errcode)) return error;
  const why = error.errcode === 11 ? 'it is damaged' : 'it is no database of contact messages';
  return new DamagedDatabase(why, { cause: error });
}
