import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { ServerOptions } from './server-process.ts';

/** A disk with little room, for one server. */
interface SmallDisk {
  /** Starts a server with its data there. */
  readonly options: Pick<ServerOptions, 'dataDir' | 'inside'>;
  /** Leaves no room. */
  readonly fill: () => Promise<void>;
  /** Frees that room. */
  readonly free: () => Promise<void>;
}

/** Mounts such a disk. `undefined` where this user may mount nothing. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const disk = await privateDisk('rw');
  return disk && diskInMemory(disk);
}

interface PrivateDisk {
  /** Its path for programs inside. */
  readonly place: string;
  /** The command that runs its arguments inside. */
  readonly inside: readonly string[];
  /** Its path for this process. SQLite cannot open files by it. */
  readonly seen: string;
}

/**
 * A disk in memory, in a mount namespace of a process that ends with this one: nothing is left
 * behind, however a test ends. `undefined` where this user may mount nothing.
 */
export async function privateDisk(mode: 'rw' | 'ro'): Promise<PrivateDisk | undefined> {
  const place = await temporaryFolder();
  const script = `mount -t tmpfs -o size=12m,mode=0700,${mode} tmpfs "$0" && echo mounted && exec cat`;
  // Root may be refused what a user may do, and the other way round.
  for (const user of [false, true]) {
    const names = ['--mount', ...(user ? ['--map-root-user'] : [])];
    const holder = spawn('unshare', [...names, 'sh', '-c', script, place]);
    onTestFinished(() => void holder.kill('SIGKILL'));
    const mounted = await Promise.race([
      once(holder.stdout, 'data').then(() => true),
      once(holder, 'close').then(
        () => false,
        () => false,
      ),
    ]);
    if (!mounted) continue;
    const pid = String(holder.pid);
    const enter = ['--mount', ...(user ? ['--user', '--preserve-credentials'] : [])];
    const inside = ['nsenter', `--target=${pid}`, ...enter];
    return { place, inside, seen: `/proc/${pid}/root${place}` };
  }
  return undefined;
}

function diskInMemory({ place, inside, seen }: PrivateDisk): SmallDisk {
  const filler = join(seen, 'filler');
  return {
    options: { dataDir: join(place, 'data'), inside },
    async fill() {
      const file = await open(filler, 'w');
      try {
        // Down to the last page.
        for (;;) await file.write(Buffer.alloc(4096));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
  };
}
