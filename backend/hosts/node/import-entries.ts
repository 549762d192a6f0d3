import type { DailyCount, DailyCountStore } from '../../analytics/daily-counts.ts';
import type { KeptMessage } from '../../contact/ports.ts';
import type { ExportedStore } from './messages-export.ts';
import type { ExportEntry } from './read-export.ts';

/**
 * Takes the entries of an export into the store, and answers how many of them were new there. What is
 * there already stays: a message with the state of its letters, a note of a report, and of two daily
 * counts the larger. So the same file a second time changes nothing, and one that was broken off goes on.
 */
export async function importEntries(
  store: ExportedStore,
  entries: AsyncIterable<ExportEntry>,
): Promise<Imported> {
  const { archive, dailyCounts, sentReports } = store;
  const added: Imported = { messages: 0, counts: 0, reports: 0 };
  const months = new Set((await sentReports.list()).map(({ month }) => month));
  let messages: KeptMessage[] = [];
  let counts: DailyCount[] = [];

  async function keepMessages(): Promise<void> {
    added.messages += await archive.add(messages);
    messages = [];
  }
  async function keepCounts(): Promise<void> {
    added.counts += await raise(dailyCounts, counts);
    counts = [];
  }

  for await (const entry of entries) {
    switch (entry.kind) {
      case 'message':
        messages.push(entry.message);
        if (messages.length === messagesAtOnce) await keepMessages();
        break;
      case 'count':
        counts.push(entry.count);
        if (counts.length === countsAtOnce) await keepCounts();
        break;
      case 'report': {
        const { month, sentAt } = entry.report;
        if (months.has(month)) break;
        await sentReports.noteSent(month, sentAt);
        months.add(month);
        added.reports += 1;
      }
    }
  }
  await keepMessages();
  await keepCounts();
  return added;
}

/** How many were not there before, or of counts: not as large. */
export interface Imported {
  messages: number;
  counts: number;
  reports: number;
}

/** Nobody else writes while these are written. */
const messagesAtOnce = 50;

/** Several days of a small site: writing waits for more to write, so few at a time would take long. */
const countsAtOnce = 2000;

/**
 * Raises counts to what they were elsewhere, by what is missing; those that are larger here were
 * counted up since. Answers how many were raised.
 */
async function raise(store: DailyCountStore, counts: readonly DailyCount[]): Promise<number> {
  const days = counts.map(({ day }) => day).sort();
  const [from, to] = [days.at(0), days.at(-1)];
  if (from === undefined || to === undefined) return 0;
  const here = new Map<string, number>();
  for (const count of await store.between(from, to)) here.set(nameOf(count), count.count);
  const missing = new Map<string, DailyCount>();
  for (const each of counts) {
    const count = each.count - (here.get(nameOf(each)) ?? 0);
    if (count > 0) missing.set(nameOf(each), { ...each, count });
  }
  await store.add([...missing.values()]);
  return missing.size;
}

function nameOf({ day, what, first, second }: DailyCount): string {
  return JSON.stringify([day, what, first, second]);
}
