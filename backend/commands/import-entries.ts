import type { DailyCount } from '../analytics/daily-counts.ts';
import type { ArchivedMessage } from '../contact/message-archive.ts';
import type { ExportedStore } from './messages-export.ts';
import type { ExportEntry } from './read-export.ts';

/**
 * Takes the entries of an export into the store, and answers how many of them were new there. What is
 * there already stays: a message with the state of its notifications, and of two daily counts the larger. So
 * the same file a second time changes nothing, and one that was broken off goes on.
 */
export async function importEntries(
  store: ExportedStore,
  entries: AsyncIterable<ExportEntry>,
): Promise<Imported> {
  const { archive, dailyCounts } = store;
  const added: Imported = { messages: 0, counts: 0 };
  let messages: ArchivedMessage[] = [];
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
    if (entry.kind === 'message') {
      messages.push(entry.message);
      if (messages.length === messagesAtOnce) await keepMessages();
    } else {
      counts.push(entry.count);
      if (counts.length === countsAtOnce) await keepCounts();
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
}

/** Nobody else writes while these are written. */
const messagesAtOnce = 50;

/** Several days of a small site, which some engines write as one. */
const countsAtOnce = 2000;
