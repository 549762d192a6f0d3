import { Filter, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { NotificationKind } from '../contact/notification.ts';
import type { Claim, ClaimedNotification } from '../notifications/notification-queue.ts';
import { maxWait } from '../notifications/retry-schedule.ts';
import { takeBehind, type Crowd } from './crowds.ts';
import { readNotification, readMessage, storedMessage, timestamp } from './documents.ts';
import { codeOf, statusCodes } from './firestore-call.ts';
import type { Places } from './places.ts';

/**
 * Claiming is moving the due time ahead, of a notification that is as it was when it was found: of two who
 * found the same only one takes it, and none waits for another. Looking for notifications where none is due,
 * which is nearly always, is billed as one read.
 */
export async function claimDue<Kind extends NotificationKind>(
  firestore: Firestore,
  at: Places,
  crowd: Crowd,
  { kinds, now, leaseUntil, limit }: Claim<Kind>,
): Promise<readonly ClaimedNotification<Kind>[]> {
  const due = at.notifications
    .where('state', '==', 'waiting')
    .where('kind', 'in', kinds)
    .where(
      Filter.or(
        Filter.where('nextAttemptAt', '<=', timestamp(now)),
        Filter.where('nextAttemptAt', '>', timestamp(now + maxWait)),
      ),
    )
    .orderBy('nextAttemptAt');
  for (let round = 0; round < mostRounds; round++) {
    const known = takeBehind(crowd, now);
    const lookAt = Math.max(limit, Math.min(limit * crowd.size, mostLookedAt));
    const { found, at: foundAt } = known ?? {
      found: (await due.limit(lookAt).get()).docs,
      at: now,
    };
    if (found.length === 0) return [];
    const first = known === undefined ? placeIn(found.length - limit) : 0;
    const chosen = found.slice(first, first + limit);
    const leases = await Promise.allSettled(chosen.map((each) => lease(each, now, leaseUntil)));
    const leased = leases.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (leased.length < chosen.length) crowd.size = Math.min(crowd.size * 4, largestCrowd);
    else if (known === undefined) crowd.size = Math.max(crowd.size / 2, 1);
    // Who has lost most of them has come to where another went before.
    const goesOn = 2 * leased.length >= chosen.length;
    if (goesOn) crowd.behind = { found: found.slice(first + limit), at: foundAt };
    const claimed = await withMessages(firestore, at, leased, kinds);
    if (claimed.length > 0) return claimed;
    const failed = leases.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    // Others were faster with each of these, and there may be more behind them.
  }
  return [];
}

/** Whoever has lost so often is one of many who send, and looks again a few seconds later. */
const mostRounds = 5;

const largestCrowd = 32;
const mostLookedAt = 2000;

/** By chance, from the first on. */
function placeIn(last: number): number {
  return Math.floor(Math.random() * Math.max(1, last + 1));
}

interface Leased {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly attempts: number;
  readonly messageId: string;
}

/** The notification, or none where somebody else has changed it since it was found, or it is not due. */
async function lease(
  found: QueryDocumentSnapshot,
  now: number,
  leaseUntil: number,
): Promise<readonly Leased[]> {
  const notification = readNotification(found);
  if (notification === undefined) return [];
  const { id, kind, messageId, nextAttemptAt } = notification;
  // Found a while ago, when it seemed to be put off for too long.
  if (nextAttemptAt > now && nextAttemptAt <= now + maxWait) return [];
  const attempts = notification.attempts + 1;
  try {
    await found.ref.update(
      { nextAttemptAt: timestamp(leaseUntil), attempts },
      { lastUpdateTime: found.updateTime },
    );
    return [{ id, kind, attempts, messageId }];
  } catch (error) {
    const code = codeOf(error);
    if (code !== undefined && meansTooLate.includes(code)) return [];
    throw error;
  }
}

const meansTooLate: readonly number[] = [
  statusCodes.failedPrecondition,
  statusCodes.aborted,
  statusCodes.notFound,
];

/** A notification whose message somebody has deleted by hand goes too, or it would be claimed for ever. */
async function withMessages<Kind extends NotificationKind>(
  firestore: Firestore,
  at: Places,
  leased: readonly Leased[],
  kinds: readonly Kind[],
): Promise<readonly ClaimedNotification<Kind>[]> {
  if (leased.length === 0) return [];
  const ids = [...new Set(leased.map(({ messageId }) => messageId))];
  const found = await firestore.getAll(...ids.map(at.message));
  const messages = found.map(readMessage).filter((each) => each !== undefined);
  const byId = new Map(messages.map((each) => [each.id, storedMessage(each)]));
  const orphans = leased.filter(({ messageId }) => !byId.has(messageId));
  await Promise.all(orphans.map(({ id }) => at.notification(id).delete()));
  return leased.flatMap(({ id, attempts, messageId, ...notification }) => {
    const kind = kinds.find((one) => one === notification.kind);
    const message = byId.get(messageId);
    return kind === undefined || message === undefined ? [] : [{ id, kind, attempts, message }];
  });
}
