import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { NotificationKind } from '../contact/notification.ts';

/** What an instance knows of each crowd, by the kinds that are claimed together. */
export function crowds(): (kinds: readonly NotificationKind[]) => Crowd {
  const known = new Map<string, Crowd>();
  return (kinds) => {
    const crowd = known.get(kinds.join()) ?? { size: 1, behind: undefined };
    known.set(kinds.join(), crowd);
    return crowd;
  };
}

/**
 * Those who send notifications of the same kinds. Whoever meets others at a notification looks at so many times as many
 * the next time, begins somewhere among them, and goes on behind those it has taken: all that want the
 * oldest would be in each other's way at every one, and pay for looking each time.
 */
export interface Crowd {
  size: number;
  behind: Behind | undefined;
}

/** What was found behind those that were taken. A lease says if somebody else has it by now. */
interface Behind {
  readonly found: readonly QueryDocumentSnapshot[];
  /** When all of that was due. */
  readonly at: number;
}

/** Out of the crowd's hands: of two claims in one process only one has it. */
export function takeBehind(crowd: Crowd, now: number): Behind | undefined {
  const { behind } = crowd;
  crowd.behind = undefined;
  if (behind === undefined || behind.found.length === 0) return undefined;
  return behind.at <= now && now < behind.at + knownFor ? behind : undefined;
}

/** In milliseconds: what has become due since then waits no longer for it. */
const knownFor = 30_000;
