import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BoundedNames } from '#backend/analytics/bounded-names.ts';
import { countBatch } from '#backend/analytics/count-batch.ts';
import { siteScreens } from '#backend/analytics/site-screens.ts';
import { databaseFile } from '#backend/hosts/node/contact-service.ts';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import { benchFolder } from './hosts/started-host.ts';
import type { Figure } from './section.ts';
import { eventsInBatch, visitBatches } from './visit-batches.ts';

/** How long a million counted events take to be read, and to be reported. */
export async function aMillionEvents(): Promise<readonly Figure[]> {
  await mkdir(benchFolder, { recursive: true });
  const dataDir = await mkdtemp(join(benchFolder, 'million-'));
  try {
    const { rows, readMs } = await countAndRead(dataDir);
    return [
      { what: 'rows that a million events make', measured: rows, unit: '' },
      { what: 'all of them read', measured: readMs, unit: 'ms' },
      ...report(dataDir),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const firstDay = Date.UTC(2025, 9, 1);
const days = 400;
const batchesADay = 1_000_000 / days / eventsInBatch;

const dayAt = (number: number) =>
  new Date(firstDay + number * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function countAndRead(dataDir: string) {
  const store = await openSqliteStore(databaseFile({ dataDir }));
  try {
    const next = visitBatches(2);
    const screens = siteScreens(undefined);
    for (let number = 0; number < days; number++) {
      const circumstances = { day: dayAt(number), isCrawler: false, screens };
      const names = new BoundedNames([]);
      const counts = Array.from({ length: batchesADay }, () => countBatch(next(), circumstances));
      await store.dailyCounts.add(
        counts.flat().map((count, place) => names.bound(count, String(place))),
      );
    }
    const begun = performance.now();
    const all = await store.dailyCounts.between(dayAt(0), dayAt(days - 1));
    const readMs = performance.now() - begun;
    const events = all
      .filter(({ what }) => what === 'event')
      .reduce((sum, { count }) => sum + count, 0);
    if (events !== 1_000_000) throw new Error(`Of a million events ${events} were counted`);
    return { rows: all.length, readMs };
  } finally {
    await store.close();
  }
}

/** The command as the agency runs it: from its start to its end. */
function report(dataDir: string): readonly Figure[] {
  const program = fileURLToPath(new URL('../backend/hosts/node/report.ts', import.meta.url));
  if (!existsSync(program)) return [];
  const dates = ['--from', dayAt(0), '--to', dayAt(days - 1)];
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [program, ...dates], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The report failed: ${stderr}`);
  const measured = performance.now() - begun;
  return [{ what: 'all of them reported', measured, unit: 'ms', goal: { most: 2000 } }];
}
