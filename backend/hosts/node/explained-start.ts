import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import { FolderInUse } from '../../store/folder-lock.ts';
import { WrongDatabaseVersion } from '../../store/schema.ts';
import { BadAgencyFacts } from '../../settings/bad-agency-facts.ts';
import type { Config } from '../../settings/config.ts';
import { quoted } from '../../settings/quoted.ts';
import { StartFault } from '../../settings/start-fault.ts';

/**
 * Does one step of a start. What is known to go wrong there comes out as a {@link StartFault}, in
 * words that say what to do; anything else as it is.
 */
export async function explainedStart<Result>(
  config: Config,
  step: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const sentence = explanation(error, config);
    throw sentence === undefined ? error : new StartFault([sentence]);
  }
}

function explanation(
  error: unknown,
  { host, port, dataDir, database }: Config,
): string | undefined {
  if (error instanceof BadAgencyFacts) return error.message;
  if (error instanceof WrongDatabaseVersion) return error.message;
  if (error instanceof StoreUnavailable && database !== undefined) {
    return `DATABASE_URL: messages cannot be kept there (${error.message})`;
  }
  if (error instanceof StoreUnavailable) {
    return `DATA_DIR: messages cannot be kept in ${quoted(dataDir)} (${error.message})`;
  }
  if (error instanceof FolderInUse) {
    return `DATA_DIR: ${quoted(dataDir)} is already in use by another server. Stop it, or set DATA_DIR to another folder`;
  }
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `PORT: ${port} on ${host} is already in use. Stop what runs there, or set PORT to another`;
    case 'EACCES':
    case 'EPERM':
      return isListening(error)
        ? `PORT: this user may not listen on ${port}. Set PORT to one above 1023`
        : unwritable(dataDir, 'this user may not write there');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${host} is not an address of this machine`;
    case 'EEXIST':
    case 'EISDIR':
    case 'ENOTDIR':
      return unwritable(dataDir, 'it is not a folder');
    case 'EROFS':
      return unwritable(dataDir, 'the disk is read-only');
    case 'ENOSPC':
      return unwritable(dataDir, 'the disk is full');
    case 'ENOENT':
      return unwritable(dataDir, 'it cannot be made there');
    default:
      return undefined;
  }
}

function unwritable(dataDir: string, why: string): string {
  return `DATA_DIR: cannot write to ${quoted(dataDir)}: ${why}`;
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
