import process from 'node:process';
import { getSystemErrorMessage } from 'node:util';
import type { Config } from '../settings/config.ts';
import { quote } from '../settings/printable.ts';
import { problemsOf } from '#content-model/problems/start-error.ts';
import { settings } from '../settings/settings.ts';
import { sqliteCode, sqliteCodes } from '../store/sqlite-errors.ts';
import { existsSync } from 'node:fs';
import { explainStartErrors } from '../hosts/explain-start-errors.ts';
import { databaseFile, openStore } from '../hosts/open-store.ts';
import { useStore, type Store } from '../store/store.ts';

export async function runCommand(
  command: (args: readonly string[], config: Config) => Promise<CommandResult>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `npm run report | head` closes the pipe early.
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`The output could not be written: ${error.message}\n`);
    process.exit(1);
  });
  // `exit` removes unfinished files, which the signal alone would leave.
  process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

  try {
    const { output, exitCode } = await command(process.argv.slice(2), settings());
    (exitCode === 0 ? process.stdout : process.stderr).write(output);
    process.exitCode = exitCode;
  } catch (error) {
    // Without waiting for a database that may not answer.
    process.stderr.write(`${problemsOf(error).join('\n')}\n`, () => process.exit(1));
  }
}

export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1 | 2;
}

export function succeed(output: string): CommandResult {
  return { output, exitCode: 0 };
}

/** @param sentence what happened and what to do, without the last period. */
export function fail(sentence: string): CommandResult {
  return { output: `${sentence}.\n`, exitCode: 1 };
}

export async function withFile(
  verb: 'read' | 'write',
  file: string,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    const problem = fileProblem(error);
    if (problem === undefined) throw error;
    return fail(`Cannot ${verb} ${quote(file)}: ${problem}`);
  }
}

function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === 'EEXIST') return 'there is already a file with this name';
  if (sqliteCode(error) === sqliteCodes.full) return 'the disk is full';
  if (!('errno' in error) || typeof error.errno !== 'number') return undefined;
  return getSystemErrorMessage(error.errno);
}

/** `use` gets `undefined` if there is no embedded database yet: reading does not create the file. */
export async function withStore<Result>(
  config: Config,
  use: (store: Store | undefined) => Promise<Result>,
): Promise<Result> {
  const isMissing = config.database === undefined && !existsSync(databaseFile(config));
  return isMissing ? use(undefined) : withNewStore(config, use);
}

export async function withNewStore<Result>(
  config: Config,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return explainStartErrors(config, () => useStore(openStore(config), use));
}
