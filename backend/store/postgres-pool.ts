import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient } from 'pg';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

/** How long PostgreSQL may take, in milliseconds. `0`: as long as it does. */
export interface PostgresPatience {
  /** For a connection, whether a new one or one that others are using. */
  readonly connect: number;
  /** For a statement, and for a lock that it waits for. */
  readonly statement: number;
}

/** Longer than anything of ours takes, and short enough for a visitor to hear of it. */
export const postgresPatience: PostgresPatience = { connect: 5000, statement: 10_000 };

/**
 * Connections to a PostgreSQL database, as Kysely's `PostgresDialect` expects them. One that breaks is
 * left, and the next is a new one: a database that was away is used again once it is back. Everything
 * throws `StoreUnavailable` while it cannot be used, with the driver's error as the cause, and never says
 * the password of the address.
 *
 * What PostgreSQL cannot keep in a text, which is the character U+0000 alone, is kept as U+FFFD.
 */
export function postgresPool(
  url: URL,
  { connect, statement }: PostgresPatience = postgresPatience,
  most = 10,
): PostgresPool {
  const pool = new Pool({
    connectionString: url.href,
    max: most,
    types: parsers,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    lock_timeout: statement,
    idle_in_transaction_session_timeout: statement && 3 * statement,
    // Where the server does not even answer that it has given up.
    query_timeout: statement && statement + 2000,
    keepAlive: true,
    application_name: 'website',
  });
  // Without somebody who hears of it, a connection that breaks while nobody waits for it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await unavailable(() => pool.connect());
      return reporting(client);
    },
  };
}

/** Counts and sums come as text, since they could be more than a number holds. Ours never are. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

function reporting(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  async function run<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    // Not even to be rolled back: what is asked there waits for what was asked before.
    if (isBroken) throw new StoreUnavailable('PostgreSQL: the connection broke');
    try {
      const { command, rowCount, rows } = await unavailable(() =>
        client.query<Row & object>(statement, parameters.map(keepable)),
      );
      const known = toldApart.find((one) => one === command) ?? 'SELECT';
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // Whatever it was that the server has not said: the connection may be in the middle of it.
      if (!(error instanceof StoreUnavailable && isOfServer(error.cause))) isBroken = true;
      throw error;
    }
  }
  function query<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): PostgresCursor<Row> | Promise<PostgresQueryResult<Row>> {
    if (typeof asked !== 'string') throw new TypeError('Rows are streamed in SQL');
    return run<Row>(asked, parameters);
  }
  return {
    query,
    release: (isDiscarded) => client.release(isDiscarded === true || isBroken),
  };
}

/** The statements that Kysely tells apart. */
const toldApart = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

function keepable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

async function unavailable<Result>(use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    throw new StoreUnavailable(`PostgreSQL: ${reason(error)}`, { cause: error });
  }
}

/**
 * Why, in words that say nothing of what was to be kept. PostgreSQL's own sentence only where it is about
 * the server, and not about the values that it was given.
 */
function reason(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (!isOfServer(error)) return message || code || 'no connection';
  return classesOfServer.some((one) => code.startsWith(one)) ? message : `error ${code}`;
}

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const classesOfServer = ['08', '25', '28', '3D', '40', '42', '53', '55', '57', '58'];

/** Whether the server has answered with an error, after which it can be asked again. */
function isOfServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error)) && error instanceof Error && 'severity' in error;
}

/** Of the server, such as `40P01`, or of the system, such as `ECONNREFUSED`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
