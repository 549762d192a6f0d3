import { existsSync, readdirSync } from 'node:fs';

/**
 * Returns whether a path in the content is that of a file, or in a folder, that a system or an editor leaves:
 * `._careers.md` of macOS, `.#careers.md` of Emacs, `~$careers.md` of Word.
 */
export function isLeftover(path: string): boolean {
  return /(?:^|[/\\])(?:[.~]|thumbs\.db$|desktop\.ini$)|~$/i.test(path);
}

/** Returns the names of the files in a folder, if there is one, without what a system or an editor leaves. */
export function namesIn(folder: string): readonly string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !isLeftover(name));
}
