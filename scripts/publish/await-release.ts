import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { localAddress } from '#backend/hosts/node/server.ts';
import type { Config } from '#backend/settings/config.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { writePublished } from './add-release.ts';

/**
 * Waits until the server of this copy answers with a release. Returns a sentence about it, also if no server
 * is running. Throws {@link StartError} if it stays with another release. If it cannot
 * read this one, those of `before` are the published ones again: a server that starts must find one.
 */
export async function awaitRelease(
  config: Pick<Config, 'host' | 'port'>,
  releases: string,
  release: string,
  before: readonly string[] = [],
): Promise<string> {
  const address = localAddress(config);
  for (let looks = 0; looks < maxLooks; looks++) {
    const served = await servedRelease(address);
    if (served === undefined) {
      return `No server answers at ${address}. One on another port switches on its own; the next one that starts shows release ${release}.`;
    }
    if (served.release === release) return `${address} shows release ${release}.`;
    if (served.unreadable === release) {
      await writePublished(releases, before);
      throw new StartError([
        `The server at ${address} cannot read release ${release}: its log says which file. Its user needs the right to read ${releases}/ and what is in it.`,
        'Not published: the live site is as it was.',
      ]);
    }
    await sleep(lookInterval);
  }
  throw new StartError([
    `Release ${release} is ready, but the server at ${address} still shows another one. Its log says why. After a change of settings or an update, restart it.`,
  ]);
}

/** In milliseconds. A server looks for a new release four times a second. */
const lookInterval = 100;
const maxLooks = 150;

const health = z.object({
  release: z.string().optional(),
  unreadable: z.string().optional(),
});

async function servedRelease(address: string): Promise<z.infer<typeof health> | undefined> {
  return fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) })
    .then(async (answer) => health.parse(await answer.json()))
    .catch(() => undefined);
}
