import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { releasesFolder } from '#backend/hosts/node/releases.ts';

/**
 * Returns a folder in which this program can build, on the disk of what it replaces. It is not made yet, and
 * it is deleted when the program ends, if it was not put in another place.
 */
export async function newBuildFolder(): Promise<string> {
  await mkdir(releasesFolder, { recursive: true });
  for (const name of await readdir(releasesFolder)) {
    const [, builder] = /^\.new-(\d+)/.exec(name) ?? [];
    if (builder === undefined || isRunning(Number(builder))) continue;
    // Its build was killed.
    await rm(join(releasesFolder, name), { recursive: true, force: true });
  }
  const folder = join(releasesFolder, `.new-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a finished build in the place of a folder, which is gone afterwards. */
export async function replaceFolder(finished: string, place: string): Promise<void> {
  const old = `${finished}-old`;
  if (existsSync(place)) await rename(place, old);
  await rename(finished, place);
  await rm(old, { recursive: true, force: true });
}

function isRunning(program: number): boolean {
  try {
    return process.kill(program, 0);
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
