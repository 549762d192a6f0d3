import type { DailyCount } from '../../analytics/daily-counts.ts';
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
    added.counts += await dailyCounts.raiseTo(counts);
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

/** Several days of a small site, which some engines write as one. */
const countsAtOnce = 2000;
