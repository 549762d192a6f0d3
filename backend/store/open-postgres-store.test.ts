import { describe, onTestFinished } from 'vitest';
import { appCheckRecordsContract, forgettingContract } from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { manyWorkersContract } from '#test/contracts/many-workers.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { deliveryRecordsContract, reportCountsContract } from '#test/contracts/report-sources.ts';
import { requestLimitsContract } from '#test/contracts/request-limits.ts';
import { sentReportsContract } from '#test/contracts/sent-reports.ts';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import type { Store } from './store.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  const postgres = postgresOfThisFile();
  let shared: Promise<URL> | undefined;

  /** A database with nothing in it. The same one each time: making another takes half a second. */
  async function emptied(): Promise<URL> {
    const isNew = shared === undefined;
    shared ??= postgres.emptyDatabase();
    const url = await shared;
    if (isNew) await (await openPostgresStore(url)).close();
    await postgres.ask(
      url,
      `delete from contact_messages; delete from daily_counts; delete from sent_reports;
       delete from app_check_secrets; delete from app_check_uses; delete from request_counts`,
    );
    // What these ask for does not depend on the disk, and thousands of commits would.
    const quick = new URL(url);
    quick.searchParams.set('options', '-c synchronous_commit=off');
    return quick;
  }

  async function open(url: URL, clock?: () => number): Promise<Store> {
    const store = await openPostgresStore(url, clock);
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
  sentReportsContract(async () => (await open(await emptied())).sentReports);

  for (const contract of [appCheckRecordsContract, forgettingContract]) {
    contract(async () => {
      const url = await emptied();
      return [(await open(url)).appCheck, (await open(url)).appCheck];
    });
  }

  requestLimitsContract(async () => {
    const url = await emptied();
    let now = Date.UTC(2026, 10, 21, 19);
    const clock = () => now;
    const [one, other] = [await open(url, clock), await open(url, clock)];
    if (one.limits === undefined || other.limits === undefined) throw new Error('It has no limits');
    return { limits: [one.limits, other.limits], advance: (time) => void (now += time) };
  });
});
