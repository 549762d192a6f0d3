import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient } from 'pg';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/** A visitor's browser gives up after 15 seconds, and a message may wait for two timeouts. */
const defaultTimeouts = { connect: 3000, statement: 5000 };

export type PostgresTimeouts = Readonly<typeof defaultTimeouts>;

/** Everything throws `StoreUnavailable` while the database cannot be used. A broken connection is replaced. */
export function postgresPool(url: URL, timeouts: PostgresTimeouts = defaultTimeouts): PostgresPool {
  const pool = new Pool({
    connectionString: url.href,
    max: 10,
    types: numbers,
    connectionTimeoutMillis: timeouts.connect,
    // For a server that does not even report its own timeout.
    query_timeout: timeouts.statement + 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'website',
  });
  // Without listeners, a connection that breaks while idle ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const adapters = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await orUnavailable(() => pool.connect());
      const known = adapters.get(client);
      if (known !== undefined) return known;
      const adapter = adapterOf(client);
      adapters.set(client, adapter);
      try {
        await adapter.query(sessionStatement, [
          String(timeouts.statement),
          String(3 * timeouts.statement),
        ]);
      } catch (error) {
        adapter.release(true);
        throw error;
      }
      return adapter;
    },
  };
}

/**
 * As a statement, because poolers such as PgBouncer refuse these settings at connection time. With other defaults,
 * an acknowledged message might not be on disk, or a count might miss what another server has committed.
 */
const sessionStatement = `select set_config('statement_timeout', $1, false),
  set_config('lock_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false),
  set_config('default_transaction_isolation', 'read committed', false),
  set_config('synchronous_commit', case current_setting('synchronous_commit')
    when 'off' then 'on' else current_setting('synchronous_commit') end, false)`;

/** `pg` returns counts and sums as text by default, because they might exceed a number. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

function adapterOf(client: PoolClient): PostgresPoolClient {
  let broken: StoreUnavailable | undefined;

  async function run<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    // Not even a rollback: it would wait for the statement that did not answer.
    if (broken !== undefined) throw broken;
    try {
      const { command, rowCount, rows } = await orUnavailable(() =>
        client.query<Row & object>(statement, parameters.map(withoutNull)),
      );
      const known = commands.find((one) => one === command) ?? 'SELECT';
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (error instanceof StoreUnavailable && !isFromServer(error.cause)) broken = error;
      throw error;
    }
  }
  function query<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): PostgresCursor<Row> | Promise<PostgresQueryResult<Row>> {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not used');
    return run<Row>(statement, parameters);
  }
  return { query, release: (destroy) => client.release(destroy === true || broken !== undefined) };
}

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

/** PostgreSQL can store every character but U+0000. */
function withoutNull(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

async function orUnavailable<Result>(use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    throw new StoreUnavailable(`PostgreSQL: ${reason(error)}`, { cause: error });
  }
}

/** Errors about data, of classes 22 and 23, may quote what a visitor wrote: only their code is shown. */
function reason(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  return /^2[23]/.test(code) ? `error ${code}` : message || code || 'no connection';
}

function isFromServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error)) && error instanceof Error && 'severity' in error;
}

/** Of a server's error, such as `40P01`, or of the system's, such as `ECONNREFUSED`. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
