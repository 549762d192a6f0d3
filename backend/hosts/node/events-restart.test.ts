import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { eventsAddress } from '#contract/event-batch.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import {
  browserName,
  eventBatch,
  ownPageHeaders,
  screenView,
} from '#test/fixtures/event-batches.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { databaseFile } from '../open-store.ts';

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

test('nothing is lost that was acknowledged, whether the server is stopped or killed in between', async () => {
  const dataDir = await temporaryFolder();
  const told = { sent: 0, acknowledged: 0 };
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
    const server = await start(dataDir);
    const before = told.acknowledged;
    const pages = Array.from({ length: 5 }, () => tellUntilGone(server.origin, told));
    await expect.poll(() => told.acknowledged - before, soon).toBeGreaterThan(20);
    server.stop(signal);
    await server.ended;
    await Promise.all(pages);
  }
  const store = await openSqliteStore(databaseFile({ dataDir }));
  onTestFinished(() => store.close());
  const counts = await store.dailyCounts.between('0000-01-01', '9999-12-31');
  const screens = counts.filter(({ what }) => what === 'screen');
  const kept = screens.reduce((sum, { count }) => sum + count, 0);
  expect(kept).toBeGreaterThanOrEqual(told.acknowledged);
  // What was on its way may have been counted, and nothing twice.
  expect(kept).toBeLessThanOrEqual(told.sent);
  expect(new Set(screens.map(({ first }) => first))).toEqual(new Set(['/services']));
}, 120_000);

async function tellUntilGone(
  origin: string,
  told: { sent: number; acknowledged: number },
): Promise<void> {
  const body = JSON.stringify(eventBatch({ events: [screenView('/services')] }));
  const headers = {
    'content-type': 'application/json',
    'user-agent': browserName,
    ...ownPageHeaders,
  };
  for (;;) {
    told.sent += 1;
    const answer = await fetch(origin + eventsAddress, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (answer === undefined) return;
    expect(answer.status).toBe(204);
    told.acknowledged += 1;
  }
}

async function start(dataDir: string) {
  const file = fileURLToPath(import.meta.resolve('#test/fixtures/site-program.ts'));
  // In a folder of its own, so that no .env of a developer takes part.
  const child = spawn(process.execPath, [file, await builtSite()], {
    cwd: await temporaryFolder(),
    env: { DATA_DIR: dataDir, PORT: '0' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, soon).toContain('http://');
  const origin = /http:[^\s]+/.exec(output)?.[0] ?? '';
  return { origin, ended, stop: (signal: NodeJS.Signals) => child.kill(signal) };
}
