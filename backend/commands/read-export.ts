import { createHash } from 'node:crypto';
import type { ZodType } from 'zod';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { ArchivedNotification, ArchivedMessage } from '../contact/message-archive.ts';
import {
  exportedCount,
  exportedMessage,
  exportEnd,
  exportHead,
  exportVersion,
  firstExportEnd,
  nameOfCount,
  noCounts,
  type ExportCounts,
  type ExportedNotification,
  type ExportedMessage,
} from './export-format.ts';

export type ExportEntry =
  | { readonly kind: 'message'; readonly message: ArchivedMessage }
  | { readonly kind: 'count'; readonly count: DailyCount };

/** Why a file is not taken, in half a sentence after its name. */
export class ExportFault extends Error {}

/**
 * The entries of an export, as they are read. Throws {@link ExportFault} where the bytes are anything
 * else than what an export has written, at the end at the latest: whoever must not take half of a file
 * reads it to its end first.
 */
export async function* readExport(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ExportEntry> {
  const hash = createHash('sha256');
  const counts: ExportCounts = { ...noCounts };
  const isRepeated = repetitions();
  let version: number | undefined;
  let isEnded = false;
  let number = 0;
  for await (const line of linesIn(bytes)) {
    number += 1;
    const entry = parsedJson(line);
    if (version === undefined) version = versionOf(entry);
    else if (isEnded) throw new ExportFault('goes on after its last line: it was changed');
    else if (typeof entry === 'object' && entry !== null && 'end' in entry) {
      checkEnd(entry, version, counts, hash.digest('hex'));
      isEnded = true;
    } else {
      const read = entryOf(entry);
      if (read === undefined) throw new ExportFault(`was changed: line ${number} is none of ours`);
      if (isRepeated(read)) throw new ExportFault(`was changed: line ${number} repeats another`);
      countUp(counts, read);
      yield read;
    }
    if (!isEnded) hash.update(line).update('\n');
  }
  if (version === undefined) throw new ExportFault('is no export of this program');
  if (!isEnded) throw new ExportFault('is cut off: it does not end with its counts');
}

/** Many times the longest that an export writes. */
const longestLine = 4 * 1024 * 1024;

async function* linesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]);
      [begun, length, isFirst, from] = [[], 0, false, end + 1];
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new ExportFault('is no export of this program');
  }
  if (length > 0) throw new ExportFault(isFirst ? 'is no export of this program' : 'is cut off');
}

const lineFeed = 0x0a;

function parsedJson(line: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(line).toString('utf8'));
  } catch {
    return undefined;
  }
}

function versionOf(entry: unknown): number {
  const head = exportHead.safeParse(entry);
  if (head.success) return head.data.version;
  const isNewer =
    typeof entry === 'object' &&
    entry !== null &&
    Reflect.get(entry, 'format') === 'contact-messages' &&
    Number(Reflect.get(entry, 'version')) > exportVersion;
  throw new ExportFault(
    isNewer ? 'was made by a newer version: update this one first' : 'is no export of this program',
  );
}

function checkEnd(entry: object, version: number, counts: ExportCounts, sha256: string): void {
  const { messages, notifications } = counts;
  const isWhole =
    version === 1
      ? isSame(entry, firstExportEnd, { messages, notifications })
      : isSame(entry, exportEnd, { ...counts, sha256 });
  if (!isWhole) throw new ExportFault('was changed: its last line does not say what is in it');
}

function isSame(entry: object, schema: ZodType<{ end: object }>, end: object): boolean {
  const read = schema.safeParse(entry);
  if (!read.success) return false;
  const kept = new Map<string, unknown>(Object.entries(read.data.end));
  return Object.entries(end).every(([name, value]) => kept.get(name) === value);
}

function entryOf(entry: unknown): ExportEntry | undefined {
  const message = exportedMessage.safeParse(entry);
  if (message.success) return { kind: 'message', message: keptMessage(message.data) };
  const count = exportedCount.safeParse(entry);
  return count.success ? { kind: 'count', count: count.data.counted } : undefined;
}

/**
 * Whether an entry is about what another was about, which no engine keeps. Of counts, which may be very many,
 * it knows by their order.
 */
function repetitions(): (entry: ExportEntry) => boolean {
  const names = new Set<string>();
  let lastCount = '';
  return (entry) => {
    if (entry.kind === 'count') {
      const before = lastCount;
      lastCount = nameOfCount(entry.count);
      return lastCount <= before;
    }
    const { id: messageId, notifications } = entry.message;
    const ofEntry = [
      `message ${messageId}`,
      ...notifications.map(({ id }) => `notification ${id}`),
    ];
    const isKnown = ofEntry.some((name) => names.has(name));
    for (const name of ofEntry) names.add(name);
    return isKnown;
  };
}

/** Counts an entry as the last line of an export does. */
export function countUp(counts: ExportCounts, entry: ExportEntry): void {
  if (entry.kind === 'message') {
    counts.messages += 1;
    counts.notifications += entry.message.notifications.length;
  } else counts.counts += 1;
}

function keptMessage({ message: read, notifications }: ExportedMessage): ArchivedMessage {
  const { id, receivedAt, page, spamSigns, contentKey, ...content } = read;
  return {
    id,
    receivedAt: Date.parse(receivedAt),
    page: page ?? undefined,
    content,
    spamSigns,
    contentKey: contentKey ?? undefined,
    notifications: notifications.map(keptNotification),
  };
}

function keptNotification(read: ExportedNotification): ArchivedNotification {
  return {
    ...read,
    nextAttemptAt: Date.parse(read.nextAttemptAt),
    sentAt: read.sentAt === null ? undefined : Date.parse(read.sentAt),
    lastProblem: read.lastProblem ?? undefined,
    mailbox: read.mailbox ?? undefined,
  };
}
