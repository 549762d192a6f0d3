import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Clock } from '../contact/clock.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { limitedGroups, limitPeriod } from '../limits/limit-rules.ts';
import { moment, reader, timestamp } from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { LocalWindows, type LocalWindow } from './local-windows.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';
import { sharedSecret } from './shared-secret.ts';

/**
 * Limits that all instances share, for few writes. An instance hears a tenth of what a group may ask for
 * before it tells the others, and tells them of each request once little is left: an ordinary visitor
 * costs nothing, and the limit is passed by no more than what each instance had not told of yet.
 * Addresses leave it as names that nobody can read. Where the database does not answer in time, each
 * instance goes by what it knows.
 */
export function firestoreRequestLimits(
  firestore: Firestore,
  clock: Clock = Date.now,
  patience = shortPatience,
): RequestLimits {
  const at = places(firestore);
  const windows = new LocalWindows(limitPeriod, clock);
  const inOrder = oneAfterAnother();
  let queued = 0;
  /** By a clock that nobody sets. */
  let quietUntil = 0;
  let secret: Promise<string> | undefined;

  function groupsOf(groups: readonly NamedGroup[]): readonly AskedGroup[] {
    return groups.map((group) => ({ ...group, window: windows.of(group.name) }));
  }

  function secondsUntilRoom(groups: readonly AskedGroup[]): number | undefined {
    const full = groups.find(({ window, most }) => heard(window) >= most);
    return full && Math.max(1, Math.ceil((full.window.endsAt - clock()) / 1000));
  }

  async function tellOthers(named: readonly NamedGroup[]): Promise<number | undefined> {
    // Others may have been heard while this one waited.
    const groups = groupsOf(named);
    const wait = secondsUntilRoom(groups);
    if (wait !== undefined) return wait;
    const telling = groups
      .filter(mustBeTold)
      .map((group) => ({ ...group, amount: group.window.untold + 1 }));
    const others = groups.filter((group) => !mustBeTold(group));
    for (const { window, amount } of telling) {
      window.untold = 0;
      window.beingTold = amount;
    }
    const answer = telling.length === 0 ? nothingTold : await answerTo(telling);
    for (const [place, { window, amount }] of telling.entries()) {
      window.beingTold = 0;
      Object.assign(window, answer?.learned[place]);
      if (answer === undefined) window.untold += amount;
      else if (answer.isFull) window.untold += amount - 1;
    }
    if (answer?.isFull === true) return secondsUntilRoom(groups);
    for (const { window } of others) window.untold += 1;
    return undefined;
  }

  const isQuiet = () => performance.now() < quietUntil;

  /** `undefined` where there is none in time; then none is asked for in a while. */
  async function answerTo(telling: readonly ToldGroup[]): Promise<Answer | undefined> {
    if (isQuiet()) return undefined;
    try {
      return await firestoreCall(async () => {
        secret ??= sharedSecret(firestore, 'limits', randomBytes(32).toString('base64url'));
        const key = await secret;
        return firestore.runTransaction((work) => tell(work, at, telling, key, clock()));
      }, patience);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      secret = undefined;
      quietUntil = performance.now() + quietTime;
      return undefined;
    }
  }

  return {
    async take(request, address) {
      const named = limitedGroups(request, address).map(({ key, max }) => ({
        name: key,
        most: max,
      }));
      const groups = groupsOf(named);
      const wait = secondsUntilRoom(groups);
      if (wait !== undefined) return wait;
      if (queued >= mostQueued || isQuiet() || !groups.some(mustBeTold)) {
        for (const { window } of groups) window.untold += 1;
        return undefined;
      }
      queued += 1;
      try {
        return await inOrder('', () => tellOthers(named));
      } finally {
        queued -= 1;
      }
    },
  };
}

/** Under a flood nobody waits longer for the count than for the answer. */
const mostQueued = 20;

/** In milliseconds: how long an answer is waited for, and how long none is asked for after a failure. */
const shortPatience = 3000;
const quietTime = 10_000;

interface NamedGroup {
  readonly name: string;
  readonly most: number;
}

interface AskedGroup extends NamedGroup {
  readonly window: LocalWindow;
}

interface ToldGroup extends AskedGroup {
  /** How many requests, the one that asks included. */
  readonly amount: number;
}

/** Whether one of the groups has no room for what it was told of, in which case none was told of it. */
interface Answer {
  readonly isFull: boolean;
  /** Of each group: how many all instances have told of, and until when. */
  readonly learned: readonly Pick<LocalWindow, 'told' | 'endsAt'>[];
}

const nothingTold: Answer = { isFull: false, learned: [] };

function heard({ told, untold, beingTold }: LocalWindow): number {
  return told + untold + beingTold;
}

/**
 * Each instance counts the smallest groups by itself: a newcomer and its subnet. Sharing those counts
 * would cost every visitor a transaction, to keep a few more from what everyone shares.
 */
function mustBeTold({ window, most }: AskedGroup): boolean {
  const share = Math.max(2, Math.ceil(most / 10));
  if (most < 4 * share) return false;
  return window.untold + 1 >= share || heard(window) + 1 > most - 4 * share;
}

async function tell(
  work: Transaction,
  at: Places,
  groups: readonly ToldGroup[],
  secret: string,
  now: number,
): Promise<Answer> {
  const references = groups.map(({ name }) =>
    at.requestCounts.doc(createHmac('sha256', secret).update(name).digest('base64url')),
  );
  const read = await work.getAll(...references);
  const asked = groups.map(({ window, most, amount }, place) => {
    const known = read[place] && readRequestCount(read[place]);
    const isUnderWay = known && known.expireAt > now && known.expireAt <= now + limitPeriod * 1000;
    const { count, expireAt: endsAt } = isUnderWay ? known : { count: 0, expireAt: window.endsAt };
    return { count, endsAt, amount, most, reference: references[place] };
  });
  const isFull = asked.some(({ count, amount, most }) => count + amount > most);
  const learned = asked.map(({ count, amount, endsAt, reference }) => {
    const told = isFull ? count : count + amount;
    if (!isFull && reference !== undefined) {
      work.set(reference, { count: told, expireAt: timestamp(endsAt) });
    }
    return { told, endsAt };
  });
  return { isFull, learned };
}

const readRequestCount = reader(z.object({ count: z.number(), expireAt: moment }));
