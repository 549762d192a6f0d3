import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export interface LiveCopy {
  /** Its program, to be started with {@link LiveCopy.env}. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly remove: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['backend', 'content', 'contract', 'scripts', 'site'];
const files = ['astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Builds a copy of the project that is live at an address of this machine: one that search engines may
 * list, whose canonical addresses are those it is measured at. The project's own `dist/` is left alone.
 */
export async function builtLiveCopy(port: number): Promise<LiveCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'));
  // Also where the benchmark is broken off.
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  const remove = async () => {
    process.off('exit', cleanUp);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PORT: String(port), SITE_URL: url, SMTP_URL: '' };
  try {
    for (const name of [...sources, ...files]) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    await linkPackages(folder);
    const build = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (build.status !== 0) throw new Error(`The live copy was not built: ${build.stderr}`);
  } catch (error) {
    await remove();
    throw error;
  }
  return { main: join(folder, 'backend/hosts/node/main.ts'), env, url, remove };
}

/** One by one: Astro keeps notes beside them, which are not to be those of the project. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
}
