import type { Expression, ExpressionBuilder, InferResult, Kysely, Transaction } from 'kysely';
import { contactFieldNames } from '#contract/contact-fields.ts';
import type { KeptLetter, KeptMessage, MessageArchive } from '../contact/ports.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import { moment, storedLetter, storedMessage, writtenSigns } from './rows.ts';
import { addMessages } from './sql-add-messages.ts';

/** What belongs to the particular database. */
export interface ArchiveEngine {
  readonly inTransaction: InTransaction;
  /** Whether others write at the same time. */
  readonly locksRows: boolean;
  /** The rows of a query as they are at one moment. Holds few of them at a time. */
  readonly stream: <Row>(query: RowQuery<Row>) => AsyncIterable<Row>;
  readonly eraseTraces: MessageArchive['eraseTraces'];
}

export interface RowQuery<Row> extends Expression<Row> {
  stream(): AsyncIterable<Row>;
}

/** The message archive on any SQL database that Kysely speaks to. */
export function sqlMessageArchive(
  db: Kysely<DatabaseSchema>,
  { inTransaction, locksRows, stream, eraseTraces }: ArchiveEngine,
): MessageArchive {
  return {
    everything: () => gathered(stream(everyRow(db))),
    add: (messages) => inTransaction((transaction) => addMessages(transaction, messages)),
    forgettable: async (before, most) => {
      const rows = await db
        .selectFrom('contact_messages')
        .select('id')
        .where('received_at', '<', moment(before))
        .where(hasNoLetterWaiting)
        .orderBy('received_at')
        .orderBy('id')
        .limit(most)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const letters = await db
        .selectFrom('letters')
        .select(['id', 'state', 'message_id'])
        .where('message_id', 'in', ids)
        .execute();
      const lettersOf = Map.groupBy(letters, (letter) => letter.message_id);
      return ids.map((id) => ({
        id,
        letters: (lettersOf.get(id) ?? []).map((letter) => ({
          id: letter.id,
          state: letter.state,
        })),
      }));
    },
    forget: async (ids, before) => {
      if (ids.length === 0) return [];
      const rows = await inTransaction(async (transaction) => {
        // Or one could be told to go out again between the look and the end of its message.
        if (locksRows) await lockLetters(transaction, ids);
        return transaction
          .deleteFrom('contact_messages')
          .where('id', 'in', ids)
          .where('received_at', '<', moment(before))
          .where(hasNoLetterWaiting)
          .returning('id')
          .execute();
      });
      return rows.map(({ id }) => id);
    },
    eraseTraces,
  };
}

/** Found once for all messages: few letters wait, and none of them for long. */
function hasNoLetterWaiting(expression: ExpressionBuilder<DatabaseSchema, 'contact_messages'>) {
  return expression(
    'contact_messages.id',
    'not in',
    expression.selectFrom('letters').select('message_id').where('state', '=', 'waiting'),
  );
}

async function lockLetters(
  transaction: Transaction<DatabaseSchema>,
  messageIds: readonly string[],
): Promise<void> {
  await transaction
    .selectFrom('letters')
    .select('id')
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * One statement, so that all rows are of one moment, whoever writes meanwhile; and in the order of
 * keys, so that the database need not sort words in a file of its own.
 */
function everyRow(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('contact_messages as m')
    .leftJoin('letters as l', 'l.message_id', 'm.id')
    .select(['m.id', 'm.received_at', 'm.page', 'm.spam_signs', 'm.content_key'])
    .select(contactFieldNames.map((field) => `m.${field}` as const))
    .select(['l.id as letter_id', 'l.kind', 'l.state', 'l.attempts', 'l.next_attempt_at'])
    .select(['l.sent_at', 'l.last_problem', 'l.mailbox'])
    .orderBy('m.id')
    .orderBy('l.kind');
}

type Row = InferResult<ReturnType<typeof everyRow>>[number];

async function* gathered(rows: AsyncIterable<Row>): AsyncGenerator<KeptMessage> {
  let message: KeptMessage | undefined;
  let letters: KeptLetter[] = [];
  for await (const row of rows) {
    if (row.id !== message?.id) {
      if (message !== undefined) yield message;
      letters = [];
      message = {
        ...storedMessage(row),
        spamSigns: writtenSigns(row.spam_signs),
        contentKey: row.content_key ?? undefined,
        letters,
      };
    }
    const { letter_id: id, kind, state, attempts, next_attempt_at } = row;
    if (id === null || kind === null || state === null) continue;
    if (attempts === null || next_attempt_at === null) continue;
    const { sent_at, last_problem, mailbox } = row;
    const columns = { id, message_id: row.id, kind, state, attempts, next_attempt_at };
    const letter = storedLetter({ ...columns, sent_at, last_problem, mailbox });
    letters.push({ ...letter, mailbox: mailbox ?? undefined });
  }
  if (message !== undefined) yield message;
}
