import type { KeptLetter, KeptMessage } from '../../contact/ports.ts';
import { printableJson } from './terminal-marks.ts';

/**
 * The export of all messages: JSON Lines, which programs read and write without holding all of it.
 *
 * - The first line says what the file is: {@link ExportHead}.
 * - Then comes a line for each message with its letters, {@link ExportedMessage}, in the order of their
 *   ids, which for those that this program has made is the order in which they came.
 * - The last line counts them: {@link ExportEnd}. A file without it is cut off.
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

interface ExportHead {
  readonly format: typeof mark.format;
  readonly version: typeof mark.version;
  readonly exportedAt: string;
}

interface ExportedMessage {
  readonly message: {
    readonly id: string;
    readonly receivedAt: string;
    readonly page: string | null;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
    readonly message: string;
    /** In the words of the version that wrote them. */
    readonly spamSigns: readonly string[];
    /** No two messages have the same. */
    readonly contentKey: string | null;
  };
  readonly letters: readonly ExportedLetter[];
}

interface ExportedLetter {
  readonly id: string;
  /** A message has one letter of a kind. A version may know kinds that another does not. */
  readonly kind: string;
  readonly state: 'waiting' | 'sent' | 'given-up';
  readonly attempts: number;
  readonly nextAttemptAt: string;
  readonly sentAt: string | null;
  readonly lastProblem: string | null;
  readonly mailbox: string | null;
}

interface ExportEnd {
  readonly end: { readonly messages: number; readonly letters: number };
}

function exported(kept: KeptMessage): ExportedMessage {
  const { id, receivedAt, page, content, spamSigns, contentKey, letters } = kept;
  return {
    message: {
      id,
      receivedAt: isoMoment(receivedAt),
      page: page ?? null,
      ...content,
      spamSigns,
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
