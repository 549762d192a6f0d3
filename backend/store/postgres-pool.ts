import type { PostgresPool } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient } from 'pg';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/** A visitor's browser gives up after 15 seconds, and a message may wait for two timeouts. */
const defaultTimeouts = { connect: 3000, statement: 5000 };

export type PostgresTimeouts = Readonly<typeof defaultTimeouts>;

/** Everything throws `StoreUnavailable` while the database cannot be used. A broken connection is replaced. */
export function postgresPool(url: URL, timeouts: PostgresTimeouts = defaultTimeouts): PostgresPool {
  const broken = new WeakMap<PoolClient, StoreUnavailable>();
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
    verify(client, done) {
      const settings = [timeouts.statement, 3 * timeouts.statement].map(String);
      client.query(sessionStatement, settings).then(() => done(), done);
    },
  });
  // Without listeners, a connection that breaks while idle ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    reportProblems(client, broken);
  });
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailableBy(error);
      });
      const release = client.release.bind(client);
      client.release = (destroy) => release(destroy === true || broken.has(client));
      return client;
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

/** Makes the statements of a client throw `StoreUnavailable`, and notes one whose connection broke. */
function reportProblems(client: PoolClient, broken: WeakMap<PoolClient, StoreUnavailable>): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    async query(statement: string, parameters: readonly unknown[]) {
      // Not even a rollback: it would wait for the statement that did not answer.
      const problem = broken.get(client);
      if (problem !== undefined) throw problem;
      try {
        return await query(statement, parameters.map(withoutNull));
      } catch (error) {
        const unavailable = unavailableBy(error);
        if (!isFromServer(error)) broken.set(client, unavailable);
        throw unavailable;
      }
    },
  });
}

/** PostgreSQL can store every character but U+0000. */
function withoutNull(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

function unavailableBy(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(`PostgreSQL: ${reason(error)}`, { cause: error });
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
