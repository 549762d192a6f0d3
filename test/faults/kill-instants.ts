import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmtpPeer } from '#test/fixtures/smtp-peer.ts';
import type { SmtpMoment } from '#test/fixtures/smtp-script.ts';
import type { ServerProcess } from './server-process.ts';

interface Life {
  readonly server: ServerProcess;
  readonly peer: SmtpPeer;
  readonly dataDir: string;
  /** How many messages were sent to it, answered or not. */
  readonly sends: () => number;
  /** Aborted once the server is gone. */
  readonly gone: AbortSignal;
}

/** Resolves when a server is to be killed. */
type KillInstant = (life: Life) => Promise<unknown>;

type KindOfInstant = 'first start' | 'start' | 'first answers' | 'load' | 'notifications';

/** The instant at which the next server ends, of the given kind or of any but the first start. */
export function nextInstant(kind: KindOfInstant | undefined, random: () => number): KillInstant {
  const milliseconds = random();
  const count = Math.ceil(8 * random());
  switch (
    kind ??
    pick(['start', 'first answers', 'load', 'notifications', 'notifications'], random())
  ) {
    case 'first start':
      return async ({ dataDir, gone }) => {
        while (!gone.aborted && !existsSync(join(dataDir, 'messages.sqlite'))) await sleep(1);
        await sleep(40 * milliseconds);
      };
    case 'start':
      return () => sleep(1200 * milliseconds);
    case 'first answers':
      return async ({ server }) => {
        await server.origin;
        await sleep(40 * milliseconds);
      };
    case 'load':
      return async ({ sends, gone }) => {
        while (!gone.aborted && sends() < 4 * count) await sleep(1);
        await sleep(15 * milliseconds);
      };
    case 'notifications': {
      const moment = pick(['recipient', 'body', 'message', 'stored', 'stored'] as const, random());
      // At once, or within the time in which the server answers and we record it.
      const later = random() < 0.5 ? 0 : 6 * milliseconds;
      return async ({ peer }) => {
        await nthTime(peer, moment, count);
        if (later > 0) await sleep(later);
      };
    }
  }
}

/** Resolves when the mail server reaches this moment for the `count`th time from now. */
function nthTime(peer: SmtpPeer, moment: SmtpMoment, count: number): Promise<unknown> {
  return new Promise((resolve) => {
    let left = count;
    peer.follow((turn) => {
      if (turn.moment === moment && --left === 0) resolve(moment);
      return 'go on';
    });
  });
}

function pick<Kind>(kinds: readonly [Kind, ...Kind[]], random: number): Kind {
  return kinds[Math.floor(random * kinds.length)] ?? kinds[0];
}
