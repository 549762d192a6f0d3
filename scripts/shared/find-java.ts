import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Returns the command of a Java for the HTML checker: the one in `JAVA` or `JAVA_HOME`, one on this machine,
 * or the system package, which is downloaded if needed. Throws if none can be found.
 */
export function findJava(): string {
  const found = javaOnThisMachine();
  if (found !== undefined) return found;
  console.log('No Java on this machine: fetching one.');
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends';
  spawnSync('sh', ['-c', `${install} default-jre-headless`], { stdio: 'inherit' });
  const installed = javaOnThisMachine();
  if (installed !== undefined) return installed;
  throw new Error(
    `No Java ${minVersion} or later here, and none could be fetched. Install one, or set JAVA_HOME.`,
  );
}

/** The checker needs it. */
const minVersion = 17;

/** The same, without a download. */
export function javaOnThisMachine(): string | undefined {
  const { JAVA = '', JAVA_HOME = '' } = process.env;
  const inHome = JAVA_HOME === '' ? '' : join(JAVA_HOME, 'bin/java');
  return [JAVA, inHome, 'java'].filter((command) => command !== '').find(isNewEnough);
}

/** macOS has a `java` that only says where to get one. */
function isNewEnough(command: string): boolean {
  const { status, stderr } = spawnSync(command, ['-version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= minVersion;
}
