import { setImmediate } from 'node:timers/promises';
import { logOutages } from '../runtime/log.ts';
import {
  deliverNotifications,
  leaseTime,
  type DeliveryDependencies,
} from './deliver-notifications.ts';
import type { Batch } from './channel.ts';
import type { ClaimedNotification } from './notification-queue.ts';

/** Delivers several at the same time, so that one that is stuck does not hold up the others. */
export function deliveryWorker(dependencies: DeliveryDependencies, pollInterval = 5000) {
  const { queue, channel, clock, log } = dependencies;
  const { kind, batchSize = 1 } = channel;
  const outages = logOutages(log, { kind }, texts);
  /** By the id of each notification. */
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const aborting = new AbortController();
  let hasFailed = false;
  let woken = Promise.withResolvers<undefined>();
  let running: Promise<void> | undefined;

  const wake = () => woken.resolve(undefined);

  function noteError(error: unknown): void {
    hasFailed = true;
    outages.logError(error);
  }

  async function deliver(batch: Batch): Promise<void> {
    await deliverNotifications(dependencies, batch, aborting.signal).catch(noteError);
    for (const { id } of batch) underWay.delete(id);
  }

  /** Claims page by page: of a large batch only short texts stay in memory, and visitors have their turn. */
  async function claim(limit: number): Promise<readonly ClaimedNotification[]> {
    const claimed: ClaimedNotification[] = [];
    for (;;) {
      const now = clock();
      const page = Math.min(limit - claimed.length, maxPage);
      const due = await queue.claimDue({ kind, now, leaseUntil: now + leaseTime, limit: page });
      claimed.push(...(batchSize > 1 ? due.map(withShortTexts) : due));
      if (due.length < maxPage || claimed.length === limit) return claimed;
      await setImmediate();
    }
  }

  /** Returns how many notifications are under way from now on. */
  async function startDue(): Promise<number> {
    const free = channel.concurrency - new Set(underWay.values()).size;
    if (free === 0) return 0;
    try {
      const claimed = await claim(free * batchSize);
      outages.logSuccess();
      // After a clock jump, a lease may end while its notification is still under way.
      const others = claimed.filter(({ id }) => !underWay.has(id));
      for (let start = 0; start < others.length; start += batchSize) {
        const [first, ...more] = others.slice(start, start + batchSize);
        if (first === undefined) break;
        const delivery = deliver([first, ...more]);
        for (const { id } of [first, ...more]) underWay.set(id, delivery);
      }
      return others.length;
    } catch (error) {
      noteError(error);
      return 0;
    }
  }

  async function run(endsWhenIdle: boolean): Promise<void> {
    const timer = setInterval(wake, pollInterval);
    for (;;) {
      woken = Promise.withResolvers();
      const started = stopping.signal.aborted ? 0 : await startDue();
      const isIdle = started === 0 && underWay.size === 0;
      if (isIdle && (endsWhenIdle || stopping.signal.aborted)) break;
      await Promise.race([woken.promise, ...underWay.values()]);
    }
    clearInterval(timer);
  }

  return {
    /** Looks for due notifications now rather than at the next round. */
    wake,
    start() {
      running ??= run(false);
    },
    /** Stops for good, once the work under way has ended. */
    async stop() {
      stopping.abort();
      wake();
      const timer = setTimeout(() => aborting.abort(), graceTime);
      await running;
      clearTimeout(timer);
    },
    /**
     * For a host that runs on a schedule: delivers until nothing is due. Starts nothing after `lastStartAfter` and
     * aborts after `maxTime`, in milliseconds. Returns whether there was no error.
     */
    async deliverAllDue(lastStartAfter: number, maxTime: number) {
      const timers = [
        setTimeout(() => stopping.abort(), lastStartAfter),
        setTimeout(() => aborting.abort(), maxTime),
      ];
      await run(true);
      timers.forEach((timer) => clearTimeout(timer));
      return !hasFailed;
    },
  };
}

const maxPage = 250;
/** Longer than a name. */
const maxShortText = 500;

function withShortTexts(claimed: ClaimedNotification): ClaimedNotification {
  const content = { ...claimed.message.content };
  for (const [name, text] of Object.entries(content)) {
    if (text.length > maxShortText) Object.assign(content, { [name]: '' });
  }
  return { ...claimed, message: { ...claimed.message, content } };
}

/** For deliveries under way after a stop, in milliseconds; a host has 10 s in all. */
const graceTime = 4000;

const texts = {
  failed: 'cannot deliver notifications; trying again every few seconds',
  recovered: 'notifications are delivered again',
};
