import { createHash } from 'node:crypto';
import type { DailyCount, DailyCountStore } from '../analytics/daily-counts.ts';
import type { ArchivedNotification, ArchivedMessage } from '../contact/message-archive.ts';
import type { Store } from '../store/store.ts';
import {
  exportVersion,
  nameOfCount,
  type ExportCounts,
  type ExportedCount,
  type ExportedNotification,
  type ExportedMessage,
  type ExportEnd,
  type ExportHead,
} from './export-format.ts';
import { printableJson } from '../report/terminal-marks.ts';

/**
 * Everything in the store, line by line, as `export-format.ts` says: the same lines from whichever
 * engine, so that an import brings it back as it was. What was sent stays sent, what waits is due when it
 * was, and the same content is still known as the same. `counts` is counted up meanwhile.
 */
export async function* exportLines(
  { archive, dailyCounts }: ExportedStore,
  exportedAt: number,
  counts: ExportCounts,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (entry: ExportHead | ExportedMessage | ExportedCount) => {
    const written = line(entry);
    hash.update(written);
    return written;
  };
  const [format, version] = ['contact-messages', exportVersion] as const;
  yield hashed({ format, version, exportedAt: isoMoment(exportedAt) });
  for await (const message of archive.everything()) {
    counts.messages += 1;
    counts.notifications += message.notifications.length;
    yield hashed(exported(message));
  }
  for await (const { day, what, first, second, count } of everyCount(dailyCounts, exportedAt)) {
    counts.counts += 1;
    yield hashed({ counted: { day, what, first, second, count } });
  }
  yield line({ end: { ...counts, sha256: hash.digest('hex') } });
}

export type ExportedStore = Pick<Store, 'archive' | 'dailyCounts'>;

/** How many of its notifications are still to be sent. */
export function waitingIn({ notifications }: Pick<ArchivedMessage, 'notifications'>): number {
  return notifications.filter(({ state }) => state === 'waiting').length;
}

/** A month at a time: the counts of years are more than need be held at once. */
async function* everyCount(counts: DailyCountStore, now: number): AsyncGenerator<DailyCount> {
  for (const [from, to] of spans(now)) {
    const ofSpan = await counts.between(from, to);
    yield* ofSpan
      .map((count) => ({ count, key: nameOfCount(count) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ count }) => count);
  }
}

/**
 * From the first day that can be written to the last, in months while this program can have counted;
 * what a wrong clock has dated before or after is not left out.
 */
function* spans(now: number): Generator<readonly [from: string, to: string]> {
  let from = '0000-01-01';
  for (const month = new Date(firstMonth); month.getTime() <= now;) {
    yield [from, dayOf(month.getTime() - day)];
    from = dayOf(month.getTime());
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  yield [from, '9999-12-31'];
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

const day = 24 * 60 * 60 * 1000;

/** Before the first version. */
const firstMonth = '2026-01-01T00:00:00.000Z';

function exported(kept: ArchivedMessage): ExportedMessage {
  const { id, receivedAt, page, content, spamSigns, contentKey, notifications } = kept;
  return {
    message: {
      id,
      receivedAt: isoMoment(receivedAt),
      page: page ?? null,
      name: content.name,
      email: content.email,
      phone: content.phone,
      company: content.company,
      message: content.message,
      spamSigns: [...spamSigns],
      contentKey: contentKey ?? null,
    },
    notifications: notifications
      .map(exportedNotification)
      .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
  };
}

function exportedNotification(notification: ArchivedNotification): ExportedNotification {
  const { id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox } = notification;
  return {
    id,
    kind,
    state,
    attempts,
    nextAttemptAt: isoMoment(nextAttemptAt),
    sentAt: sentAt === undefined ? null : isoMoment(sentAt),
    lastProblem: lastProblem ?? null,
    mailbox: mailbox ?? null,
  };
}

function line(entry: ExportHead | ExportedMessage | ExportedCount | ExportEnd): string {
  return `${printableJson(JSON.stringify(entry))}\n`;
}

function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
