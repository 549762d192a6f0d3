import { sql } from 'kysely';
import { describe, onTestFinished } from 'vitest';
import { appCheckRecordsContract, forgettingContract } from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { manyWorkersContract } from '#test/contracts/many-workers.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { deliveryRecordsContract, reportCountsContract } from '#test/contracts/report-sources.ts';
import { requestLimitsContract } from '#test/contracts/request-limits.ts';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import { openPostgresStore, type PostgresOptions } from './open-postgres-store.ts';
import type { Store } from './store.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  // What these ask for does not depend on the disk, and thousands of commits would.
  const postgres = postgresOfThisFile({ fsync: 'off' });
  let shared: Promise<URL> | undefined;

  /** A database with nothing in it. The same one each time: making another takes half a second. */
  async function emptied(): Promise<URL> {
    const isNew = shared === undefined;
    shared ??= postgres.emptyDatabase();
    const url = await shared;
    if (isNew) await (await openPostgresStore(url)).close();
    await postgres.ask(
      url,
      `delete from contact_messages; delete from daily_counts;
       delete from app_check_secrets; delete from app_check_uses; delete from request_counts`,
    );
    return url;
  }

  async function open(url: URL, options?: PostgresOptions): Promise<Store> {
    const store = await openPostgresStore(url, options);
    onTestFinished(() => store.close());
    return store;
  }

  messageStoreContract(async () => open(await emptied()));
  manyWorkersContract(async () => {
    const url = await emptied();
    return [await open(url), await open(url)];
  });
  dailyCountStoreContract(async () => (await open(await emptied())).dailyCounts);
  reportCountsContract(async () => open(await emptied()));
  deliveryRecordsContract(async () => open(await emptied()));

  for (const contract of [appCheckRecordsContract, forgettingContract]) {
    contract(async () => {
      const url = await emptied();
      return [(await open(url)).appCheck, (await open(url)).appCheck];
    });
  }

  requestLimitsContract(async () => {
    const url = await emptied();
    let now = Date.UTC(2026, 10, 21, 19);
    const limitTime = {
      ofDatabase: () => sql`to_timestamp(${now / 1000}::float8)`,
      ofProcess: () => now,
    };
    const [one, other] = [await open(url, { limitTime }), await open(url, { limitTime })];
    if (one.limits === undefined || other.limits === undefined) throw new Error('It has no limits');
    return { limits: [one.limits, other.limits], advance: (time) => void (now += time) };
  });
});
