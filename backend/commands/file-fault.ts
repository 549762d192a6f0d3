import { quoted } from '../settings/quoted.ts';

/**
 * Why a file that a person has named cannot be read or made, in a sentence that says what to do;
 * `undefined` where the error is not of a file.
 */
export function fileFault(error: unknown, file: string, use: 'read' | 'make'): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const name = quoted(file);
  if (use === 'make' && error.code === 'EEXIST') {
    return `${name} is there already, and is not written over. Name a file that is not`;
  }
  // SQLite's way to say it: https://sqlite.org/rescode.html#full
  const code = 'errcode' in error && error.errcode === 13 ? 'ENOSPC' : String(error.code);
  const why = reasons[code]?.[use];
  return why === undefined ? undefined : `Cannot ${use} ${name}: ${why}`;
}

const reasons: Readonly<
  Record<string, { readonly read: string; readonly make: string } | undefined>
> = {
  ENOENT: { read: 'there is no such file', make: 'its folder is not there. Make it first' },
  ENOTDIR: { read: 'there is no such file', make: 'what should be its folder is a file' },
  EISDIR: { read: 'it is a folder', make: 'it is a folder' },
  EACCES: { read: 'this user may not read it', make: 'this user may not write there' },
  EPERM: { read: 'this user may not read it', make: 'this user may not write there' },
  EROFS: { read: 'the disk is read-only', make: 'the disk is read-only' },
  ENOSPC: { read: 'the disk is full', make: 'the disk is full' },
  EDQUOT: { read: 'the disk is full', make: 'this user may not store more there' },
  EIO: { read: 'the disk is damaged', make: 'the disk is damaged' },
  ENAMETOOLONG: { read: 'the name is too long', make: 'the name is too long' },
};
