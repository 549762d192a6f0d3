import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

interface PrivateDisk {
  /** Its path for programs inside. */
  readonly place: string;
  /** The command that runs its arguments inside. */
  readonly inside: readonly string[];
  /** Its path for this process. SQLite cannot open files by it. */
  readonly seen: string;
}

/**
 * A small disk in memory, in a mount namespace of a process that ends with this one: nothing is left
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
