import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient } from 'pg';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

/** How long PostgreSQL may take, in milliseconds. `0`: as long as it does. */
export interface PostgresPatience {
  /** For a connection, whether a new one or one that others are using. */
  readonly connect: number;
  /** For a statement. */
  readonly statement: number;
  /** For a lock that a statement waits for. Without it the time of the statement. */
  readonly lock?: number;
}

/**
 * Longer than anything of ours takes. A visitor's browser gives up after 15 seconds, and a message may
 * find out twice that nobody answers: as it is counted, and as it is kept.
 */
export const postgresPatience: PostgresPatience = { connect: 3000, statement: 5000 };

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
  patience: PostgresPatience = postgresPatience,
  most = 10,
): PostgresPool {
  const { connect, statement } = patience;
  const pool = new Pool({
    connectionString: addressForDriver(url),
    max: most,
    types: parsers,
    connectionTimeoutMillis: connect,
    // Where the server does not even answer that it has given up.
    query_timeout: statement && statement + 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'website',
  });
  // Without somebody who hears of it, a connection that breaks while nobody waits for it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const begun = new WeakSet<PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await unavailable(() => pool.connect());
      if (begun.has(client)) return reporting(client);
      try {
        await unavailable(() => client.query(sessionStatement, sessionValues(patience)));
      } catch (error) {
        client.release(true);
        throw error;
      }
      begun.add(client);
      return reporting(client);
    },
  };
}

/**
 * What a session begins with. In a statement, since a pooler that stands in between refuses it as part of
 * the greeting. A user or a database may have other defaults, with which less would be true: that what is
 * acknowledged is on the disk, and that a count sees what others have committed.
 */
const sessionStatement = `select set_config('statement_timeout', $1, false),
  set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false),
  set_config('default_transaction_isolation', 'read committed', false),
  set_config('synchronous_commit', case current_setting('synchronous_commit')
    when 'off' then 'on' else current_setting('synchronous_commit') end, false)`;

function sessionValues({ statement, lock = statement }: PostgresPatience): string[] {
  return [statement, lock, 3 * statement].map(String);
}

/**
 * `pg` takes these modes for the strictest, says so at length on the console, and would not any more in its
 * next version: so they are written as what they mean.
 */
function addressForDriver(url: URL): string {
  const address = new URL(url);
  const { searchParams } = address;
  const isStrict = /^(?:prefer|require|verify-ca)$/.test(searchParams.get('sslmode') ?? '');
  if (!isStrict || searchParams.has('uselibpqcompat')) return url.href;
  searchParams.set('sslmode', 'verify-full');
  return address.href;
}

/** Counts and sums come as text, since they could be more than a number holds. Ours never are. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

function reporting(client: PoolClient): PostgresPoolClient {
  /** Why it is of no more use. */
  let broken: StoreUnavailable | undefined;
  async function run<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    // Not even to be rolled back: what is asked there waits for what was asked before. It is the first
    // fault that is told of a transaction, then, and not the one of its end.
    if (broken !== undefined) throw broken;
    try {
      const { command, rowCount, rows } = await unavailable(() =>
        client.query<Row & object>(statement, parameters.map(keepable)),
      );
      const known = toldApart.find((one) => one === command) ?? 'SELECT';
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // Whatever it was that the server has not said: the connection may be in the middle of it.
      if (error instanceof StoreUnavailable && !isOfServer(error.cause)) broken = error;
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
    release: (isDiscarded) => client.release(isDiscarded === true || broken !== undefined),
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
