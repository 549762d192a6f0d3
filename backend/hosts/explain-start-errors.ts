import { getSystemErrorMessage } from 'node:util';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import type { Config } from '../settings/config.ts';
import { quote } from '../settings/printable.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { FolderInUse } from '../store/lock-folder.ts';
import { WrongDatabaseVersion } from '../store/database-schema.ts';

/** Turns errors that are known to happen while a store opens or a server listens into a {@link StartError}. */
export async function explainStartErrors<Result>(
  config: Config,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const problem = problemOf(error, config);
    throw problem === undefined ? error : new StartError([problem]);
  }
}

function problemOf(error: unknown, { host, port, dataDir, database }: Config): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WrongDatabaseVersion) return error.message;
  if (error instanceof StoreUnavailable) {
    if (database !== undefined) {
      return `DATABASE_URL: messages cannot be stored there (${error.message})`;
    }
    const stored = `DATA_DIR: messages cannot be stored in ${quote(dataDir)} (${error.message})`;
    return folderProblem(error.cause, dataDir) ?? stored;
  }
  if (error instanceof FolderInUse) {
    return `DATA_DIR: ${quote(dataDir)} is already in use by another server. Stop it, or set DATA_DIR to another folder`;
  }
  const { code, syscall }: NodeJS.ErrnoException = error;
  if (code === 'EADDRINUSE') {
    return `PORT: ${port} on ${host} is already in use. Stop what runs there, or set PORT to another`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `PORT: this user may not listen on ${port}. Set PORT to one above 1023`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST: ${host} is not an address of this machine`;
  }
  return folderProblem(error, dataDir);
}

function folderProblem(error: unknown, dataDir: string): string | undefined {
  const errno: unknown = error instanceof Error && Reflect.get(error, 'errno');
  if (typeof errno !== 'number') return undefined;
  return `DATA_DIR: cannot write to ${quote(dataDir)}: ${getSystemErrorMessage(errno)}`;
}
