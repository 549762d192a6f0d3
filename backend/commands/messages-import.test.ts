import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { countedThings, type DailyCount } from '../analytics/daily-counts.ts';
import type { ArchivedMessage } from '../contact/message-archive.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { parseConfig } from '../settings/config.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { noCounts } from './export-format.ts';
import { importEntries } from './import-entries.ts';
import { exportLines } from './messages-export.ts';
import { messagesCommand } from './messages-command.ts';
import { ExportFault, readExport } from './read-export.ts';

describe('an import', () => {
  test('brings everything, and a second time nothing', async () => {
    const { file, lines } = await exported();
    const { run, store } = await emptyTarget();
    expect(await run('import', file)).toEqual({
      exitCode: 0,
      output: `"${file}" is whole. New here: 2 of 2 messages, 2 of 2 daily counts. What was here already stays as it was.\n2 of its notifications waited: the server of this store sends those it did not have. Do not start the one they came from again.\n`,
    });
    expect(await linesOf(await store())).toEqual(lines);
    expect((await run('import', file)).output).toContain('0 of 2 messages, 0 of 2 daily counts.');
    expect(await linesOf(await store())).toEqual(lines);
  });

  test('leaves what has happened here since as it is', async () => {
    const { file } = await exported();
    const { run, store } = await emptyTarget();
    await run('import', file);
    const here = await store();
    await here.notifications.recordSent('m2-confirmation', noon + 60);
    await here.dailyCounts.add([{ ...visits, count: 3 }]);
    const before = await linesOf(here);
    expect(await run('import', file)).toMatchObject({ exitCode: 0 });
    expect(await linesOf(here)).toEqual(before);
  });

  test('raises a count that is smaller here to what it was there', async () => {
    const { file } = await exported();
    const { run, store } = await emptyTarget();
    const here = await store();
    await here.dailyCounts.add([{ ...visits, count: 4 }]);
    expect((await run('import', file)).output).toContain('2 of 2 daily counts');
    expect(await here.dailyCounts.between(visits.day, visits.day)).toEqual([visits]);
  });

  test('reads the input where it is told to, and leaves no trace of it', async () => {
    const { text, lines } = await exported();
    const { run, store } = await emptyTarget(Readable.from([Buffer.from(text)]));
    const folder = await temporaryFolder();
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await run('import', '-')).toMatchObject({ exitCode: 0 });
    expect(await readdir(folder)).toEqual([]);
    expect(await linesOf(await store())).toEqual(lines);
  });

  test('takes a file of the first version, which had messages alone', async () => {
    const { text, lines } = await exported();
    const [head = '', first, second] = text.split('\n');
    const end = JSON.stringify({ end: { messages: 2, notifications: 4 } });
    const old = [head.replace('"version":2', '"version":1'), first, second, end, ''].join('\n');
    const { run, store } = await emptyTarget(Readable.from([Buffer.from(old)]));
    expect((await run('import', '-')).output).toContain('2 of 2 messages, 0 of 0 daily counts');
    expect((await linesOf(await store())).slice(1, 3)).toEqual(lines.slice(1, 3));
  });

  test.each([
    ['nothing', '', 'is no export'],
    ['words', 'no export at all', 'is no export'],
    ['another program’s file', '{"format":"sitemap","version":1}\n', 'is no export'],
    ['what has no lines', 'x'.repeat(5 * 1024 * 1024), 'is no export'],
    [
      'a newer file',
      '{"format":"contact-messages","version":3,"exportedAt":"2030-01-01T00:00:00.000Z"}\n',
      'was made by a newer version: update this one first',
    ],
  ])('of %s is refused, and begins nothing', async (_, text, reason) => {
    const { run, config } = await emptyTarget(Readable.from([Buffer.from(text)]));
    const { output, exitCode } = await run('import', '-');
    expect(exitCode).toBe(1);
    expect(output).toContain(`The input ${reason}`);
    expect(output).toContain('Nothing was imported');
    expect(output.trimEnd()).not.toContain('\n');
    expect(existsSync(config.dataDir)).toBe(false);
  });

  test('of a file that is cut off, goes on or was changed says so, and begins nothing', async () => {
    const { file, text } = await exported();
    const { run, config } = await emptyTarget();
    const rehashed = text.replace('"count":7', '"count":"7"');
    for (const [wrong, reason] of [
      [text.slice(0, -200), 'is cut off'],
      [text.split('\n').slice(0, -2).join('\n') + '\n', 'is cut off: it does not end'],
      [`${text}{}\n`, 'goes on after its last line'],
      [text.replace('Rosa', 'Rose'), 'its last line does not say what is in it'],
      [withHash(rehashed), 'line 5 is none of ours'],
      [withHash(text.replace('"m1-agency"', '"../m1-agency"')), 'line 2 is none of ours'],
      [withHash(text.replace('"attempts":0', '"attempts":2147483648')), 'line 2 is none of ours'],
      [withHash(text.replace('"count":7', '"count":2147483648')), 'line 5 is none of ours'],
      [withHash(text.replace('"id":"m2"', '"id":"m1"')), 'line 3 repeats another'],
      [withHash(text.replace('"m2-agency"', '"m1-agency"')), 'line 3 repeats another'],
      [withHash(text.replace('2026-11-20', '2025-01-02')), 'line 5 repeats another'],
    ] as const) {
      await writeFile(file, wrong);
      const { output, exitCode } = await run('import', file);
      expect(exitCode).toBe(1);
      expect(output).toContain(reason);
      expect(output).toContain('Nothing was imported');
    }
    expect(existsSync(config.dataDir)).toBe(false);
  });

  test('of what is no file says so', async () => {
    const { run, config } = await emptyTarget();
    expect((await run('import', '/nowhere/x')).output).toContain('there is no such file');
    expect((await run('import', tmpdir())).output).toContain('it is not a file');
    expect(await run('import')).toMatchObject({ exitCode: 2 });
    expect(existsSync(config.dataDir)).toBe(false);
  });
});

test('of an export that was changed or cut off in any place nothing is whole', async () => {
  const bytes = Buffer.from((await exported()).text);
  const place = fc.nat({ max: bytes.length - 1 });
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, difference) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ difference;
      await expect(drained(changed)).rejects.toThrow(ExportFault);
      await expect(drained(bytes.subarray(0, at))).rejects.toThrow(ExportFault);
    }),
    { numRuns: 300 },
  );
  await expect(drained(bytes)).resolves.toBe(4);
});

test('an export, imported and exported again is the same, whatever is in it', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const moment = fc.integer({ min: 0, max: 4e12 });
  const notification = fc.record({
    state: fc.constantFrom('waiting', 'sent', 'given-up'),
    attempts: fc.nat(),
    nextAttemptAt: moment,
    sentAt: fc.option(moment, { nil: undefined }),
    lastProblem: fc.option(text, { nil: undefined }),
    mailbox: fc.option(text, { nil: undefined }),
  });
  const message = fc.record({
    receivedAt: moment,
    page: fc.option(text, { nil: undefined }),
    content: fc.record({ name: text, email: text, phone: text, company: text, message: text }),
    spamSigns: fc.array(text, { maxLength: 3 }),
    hasKey: fc.boolean(),
    notifications: fc.record(
      { inquiry: notification, confirmation: notification, webhook: notification },
      { requiredKeys: [] },
    ),
  });
  const name = ({ day, what, first, second }: DailyCount) => `${day} ${what} ${first}\0${second}`;
  const counts = fc.uniqueArray(
    fc.record({
      day: fc.constantFrom('2019-03-01', '2025-12-31', '2026-01-01', '2026-02-28', '2031-01-01'),
      what: fc.constantFrom(...Object.values(countedThings)),
      first: text,
      second: text,
      count: fc.integer({ min: 1, max: 1e9 }),
    }),
    { selector: name, maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 120 }), counts, async (drafts, counted) => {
      const kept = drafts.map(({ hasKey, notifications, ...rest }, n): ArchivedMessage => {
        const id = `m${String(n).padStart(4, '0')}`;
        const ofKind = (['inquiry', 'confirmation', 'webhook'] as const).flatMap((kind) => {
          const each = notifications[kind];
          return each === undefined ? [] : [{ ...each, kind, id: `${id}-${kind}` }];
        });
        return { ...rest, id, contentKey: hasKey ? id : undefined, notifications: ofKind };
      });
      const here = await openEmpty();
      await here.archive.add(kept);
      await here.dailyCounts.add(counted);
      const lines = await linesOf(here);
      const there = await openEmpty();
      await importEntries(there, readExport(Readable.from([Buffer.from(lines.join(''))])));
      expect(await linesOf(there)).toEqual(lines);
      expect(lines).toHaveLength(kept.length + counted.length + 2);
      await Promise.all([here.close(), there.close()]);
    }),
    { numRuns: 8 },
  );
}, 60_000);

const noon = Date.UTC(2026, 10, 21, 19);

const visits: DailyCount = { day: '2026-11-20', what: 'screen', first: '/', second: '', count: 7 };

async function drained(bytes: Uint8Array): Promise<number> {
  // In pieces, since a line may end anywhere.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 99) }, (_, n) =>
    bytes.subarray(n * 99, n * 99 + 99),
  );
  return (await Array.fromAsync(readExport(Readable.from(pieces)))).length;
}

async function linesOf(store: Store): Promise<readonly string[]> {
  return Array.fromAsync(exportLines(store, noon, { ...noCounts }));
}

/** As whoever changes a file with care would leave it. */
function withHash(text: string): string {
  const lines = text.trimEnd().split('\n');
  const end = lines.pop() ?? '';
  const body = `${lines.join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return `${body}${end.replace(/[0-9a-f]{64}/, sha256)}\n`;
}

async function openEmpty(): Promise<Store> {
  return openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
}

/** An export with something of everything in it. */
async function exported() {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(join(folder, 'messages.sqlite'));
  for (const id of ['m1', 'm2'] as const) {
    await store.messages.save({
      ...{ id, receivedAt: noon, contentKey: id, duplicatesAfter: 0, page: undefined },
      content: id === 'm1' ? completeMessage : hostileMessage,
      spamSigns: id === 'm1' ? [] : ['has many links'],
      confirmation: { mailbox: `${id}@shop.example`, limits: [] },
      notifications: [
        { id: `${id}-inquiry`, kind: 'inquiry' },
        { id: `${id}-confirmation`, kind: 'confirmation' },
      ],
    });
  }
  await store.notifications.recordSent('m1-inquiry', noon + 5);
  await store.notifications.recordGivenUp('m1-confirmation', 'no such mailbox');
  await store.dailyCounts.add([visits, { ...visits, day: '2025-01-02', count: 1 }]);
  const lines = await linesOf(store);
  await store.close();
  const file = join(folder, 'all.jsonl');
  await writeFile(file, lines.join(''));
  return { file, lines, text: await readFile(file, 'utf8') };
}

/** Where nothing is kept yet; `store` looks into it. */
async function emptyTarget(input: Readable = new PassThrough()) {
  const parsed = parseConfig({ DATA_DIR: join(await temporaryFolder(), 'data') });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const { config } = parsed;
  const run = (...args: string[]) => messagesCommand(args, config, new PassThrough(), input);
  const store = async () => {
    const opened = await openSqliteStore(databaseFile(config));
    onTestFinished(() => opened.close());
    return opened;
  };
  return { run, config, store };
}
