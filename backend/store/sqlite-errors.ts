/** The primary code of SQLite's error, or of the one that caused an error: https://sqlite.org/rescode.html */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'errcode');
  // The upper bits say where in SQLite it happened.
  return typeof code === 'number' ? code & 0xff : sqliteCode(error.cause);
}

/** `error` is a missing table, for example. */
export const sqliteCodes = {
  error: 1,
  busy: 5,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  notADatabase: 26,
} as const;

export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === sqliteCodes.corrupt || code === sqliteCodes.notADatabase;
}

/** Whether the disk is full or fails, or the database is damaged: a site may meet this at a restart. */
export function isDiskProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  const { full, inputOutput, corrupt } = sqliteCodes;
  const found = sqliteCode(error);
  return [full, inputOutput, corrupt].some((each) => each === found) || isDiskProblem(error.cause);
}
