import { z } from 'zod';
import { countedThings, type DailyCount } from '../analytics/daily-counts.ts';

/**
 * The export of all that is kept: JSON Lines, which programs read and write without holding all of it.
 *
 * - The first line says what the file is: {@link exportHead}.
 * - Then comes a line for each message with its notifications, {@link exportedMessage}, in the order of their
 *   ids, which for those that this program has made is the order in which they came.
 * - Then one for each daily count, {@link exportedCount}, in the order of {@link nameOfCount}.
 * - The last line counts them and has the hash of all lines before it: {@link exportEnd}. A file without
 *   it is cut off.
 *
 * Nothing of the store is left out but the secrets and the uses of tokens, which are of one server.
 * Moments are in ISO 8601 with milliseconds, nothing known is `null`. A change that an older reader would
 * misunderstand gives `version` the next number. Version 1 had messages alone, and no hash.
 */
export const exportVersion = 2;

const moment = z.string().refine((text) => {
  const milliseconds = Date.parse(text);
  return Number.isFinite(milliseconds) && new Date(milliseconds).toISOString() === text;
});

/** As far as every engine counts. */
const mostCounted = 2 ** 31 - 1;

const count = z.int().nonnegative().max(mostCounted);

/**
 * As this program makes them. Files and documents are named after them: nothing that leads elsewhere,
 * whoever has written the export.
 */
const id = z.string().regex(/^[\w-]{1,128}$/);

export const exportHead = z.strictObject({
  format: z.literal('contact-messages'),
  version: z.union([z.literal(1), z.literal(exportVersion)]),
  exportedAt: moment,
});

const exportedNotification = z.strictObject({
  id,
  kind: z.enum(['inquiry', 'confirmation', 'webhook']),
  state: z.enum(['waiting', 'sent', 'given-up']),
  attempts: count,
  nextAttemptAt: moment,
  sentAt: moment.nullable(),
  lastProblem: z.string().nullable(),
  mailbox: z.string().nullable(),
});

export const exportedMessage = z.strictObject({
  message: z.strictObject({
    id,
    receivedAt: moment,
    page: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
    /** In the words of the version that wrote them. */
    spamSigns: z.array(z.string()),
    /** No two messages have the same. */
    contentKey: id.nullable(),
  }),
  /** A message has one notification of a kind. */
  notifications: z
    .array(exportedNotification)
    .refine(
      (notifications) =>
        new Set(notifications.map(({ kind }) => kind)).size === notifications.length,
    )
    .refine(
      (notifications) => new Set(notifications.map(({ id }) => id)).size === notifications.length,
    ),
});

export const exportedCount = z.strictObject({
  counted: z.strictObject({
    day: z.iso.date(),
    what: z.enum(Object.values(countedThings)),
    first: z.string(),
    second: z.string(),
    count: count.positive(),
  }),
});

const counts = { messages: count, notifications: count };

export const exportEnd = z.strictObject({
  end: z.strictObject({
    ...counts,
    counts: count,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

export const firstExportEnd = z.strictObject({ end: z.strictObject(counts) });

export type ExportHead = z.infer<typeof exportHead>;
export type ExportedMessage = z.infer<typeof exportedMessage>;
export type ExportedNotification = z.infer<typeof exportedNotification>;
export type ExportedCount = z.infer<typeof exportedCount>;
export type ExportEnd = z.infer<typeof exportEnd>;

/** How many of each an export holds. */
export interface ExportCounts {
  messages: number;
  notifications: number;
  /** Daily counts. */
  counts: number;
}

/** By which counts are in one order, whatever engine they come from. */
export function nameOfCount({ day, what, first, second }: DailyCount): string {
  return JSON.stringify([day, what, first, second]);
}

export const noCounts: Readonly<ExportCounts> = { messages: 0, notifications: 0, counts: 0 };
