import { z } from 'zod';
import type { KeptLetter, KeptMessage } from '../../contact/ports.ts';
import { printableJson } from './terminal-marks.ts';

/**
 * The export of all messages: JSON Lines, which programs read and write without holding all of it.
 *
 * - The first line says what the file is: {@link exportHead}.
 * - Then comes a line for each message with its letters, {@link exportedMessage}, in the order of their
 *   ids, which for those that this program has made is the order in which they came.
 * - The last line counts them: {@link exportEnd}. A file without it is cut off.
 *
 * Nothing of the store is left out, so that an import brings it back as it was: what was sent stays
 * sent, what waits is due when it was, and the same content is still known as the same. Moments are in
 * ISO 8601 with milliseconds, nothing known is `null`. A change that an older reader would
 * misunderstand gives `version` the next number.
 *
 * `counts` is counted up meanwhile.
 */
export async function* exportLines(
  messages: AsyncIterable<KeptMessage>,
  exportedAt: number,
  counts: { messages: number; letters: number },
): AsyncGenerator<string> {
  const head: ExportHead = { ...mark, exportedAt: isoMoment(exportedAt) };
  yield line(head);
  for await (const message of messages) {
    counts.messages += 1;
    counts.letters += message.letters.length;
    yield line(exported(message));
  }
  const end: ExportEnd = { end: { ...counts } };
  yield line(end);
}

const mark = { format: 'contact-messages', version: 1 } as const;

export const exportHead = z.strictObject({
  format: z.literal(mark.format),
  version: z.literal(mark.version),
  exportedAt: z.iso.datetime(),
});

export const exportedMessage = z.strictObject({
  message: z.strictObject({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    page: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
    /** In the words of the version that wrote them. */
    spamSigns: z.array(z.string()),
    /** No two messages have the same. */
    contentKey: z.string().nullable(),
  }),
  letters: z.array(
    z.strictObject({
      id: z.string(),
      /** A message has one letter of a kind. A version may know kinds that another does not. */
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'given-up']),
      attempts: z.int().nonnegative(),
      nextAttemptAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      lastProblem: z.string().nullable(),
      mailbox: z.string().nullable(),
    }),
  ),
});

export const exportEnd = z.strictObject({
  end: z.strictObject({ messages: z.int().nonnegative(), letters: z.int().nonnegative() }),
});

type ExportHead = z.infer<typeof exportHead>;
type ExportedMessage = z.infer<typeof exportedMessage>;
type ExportedLetter = ExportedMessage['letters'][number];
type ExportEnd = z.infer<typeof exportEnd>;

function exported(kept: KeptMessage): ExportedMessage {
  const { id, receivedAt, page, content, spamSigns, contentKey, letters } = kept;
  return {
    message: {
      id,
      receivedAt: isoMoment(receivedAt),
      page: page ?? null,
      ...content,
      spamSigns: [...spamSigns],
      contentKey: contentKey ?? null,
    },
    letters: letters.map(exportedLetter),
  };
}

function exportedLetter(letter: KeptLetter): ExportedLetter {
  const { id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox } = letter;
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

function line(entry: ExportHead | ExportedMessage | ExportEnd): string {
  return `${printableJson(JSON.stringify(entry))}\n`;
}

function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
