import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { parseEnv } from 'node:util';
import { readText } from './read-text.ts';

/** Where everything is that the agency edits: the setting `CONTENT_DIR`, or else `content/`. */
export const contentFolder = folderOf(process.env.CONTENT_DIR ?? settingInFile() ?? '');

function folderOf(setting: string): string {
  const folder = setting.trim();
  return folder === '' ? fileURLToPath(new URL('../content', import.meta.url)) : resolve(folder);
}

/** The content is read before the settings are, so this one is looked up here, in the same places. */
function settingInFile(): string | undefined {
  try {
    return parseEnv(readText('.env')).CONTENT_DIR;
  } catch {
    // Most copies have no such file; one that cannot be read is reported with the other settings.
    return undefined;
  }
}
