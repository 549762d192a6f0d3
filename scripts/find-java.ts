import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a Java to check HTML with: one named by `JAVA`, that of `JAVA_HOME`, one on this
 * machine, else the system's package, fetched now.
 * @throws Error when there is none and none can be fetched.
 */
export function findJava(): string {
  const found = javaOnThisMachine();
  if (found !== undefined) return found;
  console.log('No Java on this machine: fetching one.');
  for (const [command, ...args] of installers) {
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = javaOnThisMachine();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    `No Java ${oldest} or later here, and none could be fetched. Install one, or set JAVA_HOME.`,
  );
}

/** What the checker asks for. */
const oldest = 17;

const installers = [
  [
    'sh',
    '-c',
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends default-jre-headless',
  ],
] as const;

/** The same, as far as it is here already. */
export function javaOnThisMachine(): string | undefined {
  const named = process.env.JAVA;
  const home = process.env.JAVA_HOME ?? '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...(home === '' ? [] : [join(home, 'bin')]), ...folders].map((folder) =>
    join(folder, process.platform === 'win32' ? 'java.exe' : 'java'),
  );
  return [...(named === undefined ? [] : [named]), ...paths]
    .filter((path) => existsSync(path))
    .find(isNewEnough);
}

/** macOS has a `java` that only tells where to get one. */
function isNewEnough(path: string): boolean {
  const { status, stderr } = spawnSync(path, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const version = /version "(\d+)/.exec(stderr)?.[1];
  return status === 0 && Number(version ?? 0) >= oldest;
}
