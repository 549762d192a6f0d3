import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactForm } from '#content-model/content.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { claimAll, everyKind, hour, newMessage, noon } from '#test/contracts/new-message.ts';
import { fillAndDamage } from '#test/fixtures/damaged-database.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { configFrom } from '../settings/settings.ts';
import { mailFolder } from '../hosts/choose-mailer.ts';
import { databaseFile } from '../hosts/open-store.ts';
import { messagesCsv } from './messages-data.ts';
import { messagesCommand } from './messages.ts';

describe('all messages', () => {
  test('are listed newest first, with their delivery state', async () => {
    const { run } = await setUp();
    const { output, exitCode } = await run();
    expect(exitCode).toBe(0);
    expect(output.indexOf('m2')).toBeLessThan(output.indexOf('m1'));
    expect(output).toContain('confirmation given up, tried once: no such mailbox');
    for (const value of Object.values(completeMessage)) {
      expect(output).toContain(value.slice(0, 20));
    }
    expect(output).toMatch(/webhook sent \d/);
  });

  test('are printed as JSON', async () => {
    const { run } = await setUp();
    const listed: unknown = JSON.parse((await run('--json')).output);
    expect(listed).toMatchObject([
      { id: 'm2', name: hostileMessage.name, receivedAt: '2026-11-21T20:00:00.000Z', page: null },
      {
        id: 'm1',
        ...completeMessage,
        page: '/about',
        notifications: [
          { kind: 'inquiry' },
          { kind: 'confirmation' },
          { kind: 'webhook', state: 'sent' },
        ],
      },
    ]);
  });

  test('have the fields of the agency in every form', async () => {
    const { run, store } = await setUp();
    const content = { ...completeMessage, 'former-line': '$2,000', 'former-box': 'One\ntwo' };
    await store.messages.save(newMessage('m3', { content }));
    expect((await run()).output).toContain('former-line: $2,000');
    const { output } = await run('show', 'm3');
    for (const value of Object.values(completeMessage)) expect(output).toContain(value);
    expect(output).toContain('former-line $2,000\n');
    expect(output).toContain('\nformer-box\nOne\ntwo\n');
    const [head = '', ...rows] = (await run('--csv')).output.trimEnd().split('\r\n');
    expect(head).toContain('"former-box","former-line","spam signs"');
    const columns = head.split(`","`).length;
    for (const row of rows) expect(row.split(`","`)).toHaveLength(columns);
    expect(JSON.parse((await run('--json')).output)).toContainEqual(
      expect.objectContaining(content),
    );
  });

  test('are printed as CSV that a spreadsheet reads as UTF-8, without formulas', async () => {
    const { run } = await setUp();
    const { output } = await run('--csv');
    expect(output).toMatch(/^\ufeff"id","received","page","name"/);
    expect(output).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(output).toContain('Alder & Rye Bakery');
    expect(output).toContain('"waiting","","waiting","sent"');
    expect(output.trimEnd().split('\r\n')).toHaveLength(3);
  });

  test.each([
    ['+1 (303) 555.0117', '+1 (303) 555.0117'],
    ['03035550117', '0 3035550117'],
    // A spreadsheet would compute it.
    ['+1-303-555-0117', '+1 303 555 0117'],
    ['+1 303 555 0117*2', "'+1 303 555 0117*2"],
    ['-1 303 555 0117', "'-1 303 555 0117"],
  ])('have the phone number %s as %s in a spreadsheet', (phone, printed) => {
    const message = newMessage('m1', { content: { ...completeMessage, phone } });
    const csv = messagesCsv([{ ...message, notifications: [] }], contactForm);
    expect(csv).toContain(`"${completeMessage.email}","${printed}","`);
  });

  test('are listed as far as they can be read where the database is damaged, but not for programs', async () => {
    const config = configFrom({ DATA_DIR: await temporaryFolder() });
    const file = databaseFile(config);
    await fillAndDamage(await openSqliteStore(file), file);
    const { output, exitCode } = await messagesCommand([], config);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^[^\n]*npm run messages -- restore[^\n]*\n\nm\d+ /);
    expect(output.match(/^m\d+ /gm)?.length).toBeGreaterThan(50);
    await expect(messagesCommand(['--json'], config)).rejects.toThrow(/^DATA_DIR: [^\n]*restore/);
    await expect(messagesCommand(['--csv'], config)).rejects.toThrow(StartError);
  });

  test('are an empty list before there is a database, which is not created', async () => {
    const config = configFrom({ DATA_DIR: join(await temporaryFolder(), 'nothing-here') });
    expect(await messagesCommand([], config)).toMatchObject({ exitCode: 0 });
    expect(await messagesCommand(['--json'], config)).toEqual({ output: '[]\n', exitCode: 0 });
    expect(await messagesCommand(['show', 'm1'], config)).toMatchObject({ exitCode: 1 });
    expect(existsSync(config.dataDir)).toBe(false);
  });
});

describe('one message', () => {
  test('is deleted with the files of its notifications', async () => {
    const { run, config, store } = await setUp();
    const folder = mailFolder(config);
    await mkdir(folder);
    const files = ['t-m1-inquiry.eml', 't-m1-confirmation.eml', 't-m2-inquiry.eml'];
    for (const name of files) await writeFile(join(folder, name), 'Notification');
    expect(await run('delete', 'm1')).toMatchObject({ exitCode: 0 });
    expect(await run('delete', 'm1')).toMatchObject({ exitCode: 1 });
    expect(await readdir(folder)).toEqual(['t-m2-inquiry.eml']);
    // The report still counts it.
    const counted = await store.dailyCounts.between('2026-11-21', '2026-11-21');
    expect(counted).toMatchObject([{ what: 'message', count: 2 }]);
  });

  test('is nowhere on the disk after it was deleted, also while a server runs', async () => {
    const { run, config } = await setUp();
    await run('delete', 'm1');
    const files = await readdir(config.dataDir);
    for (const name of files) {
      expect(await readFile(join(config.dataDir, name), 'latin1')).not.toContain('Alder & Rye');
    }
    expect(files).toContain('messages.sqlite');
  });

  test('shows the reply of a mail server without control characters', async () => {
    const { run, store } = await setUp();
    await store.notifications.recordGivenUp(['m2-confirmation'], 'no\u001b[31m\nsuch\u202e user');
    for (const args of [[], ['show', 'm2']]) {
      expect((await run(...args)).output).toContain('tried once: no[31m such user');
    }
  });

  test('has its unsent notifications retried', async () => {
    const { run, store } = await setUp();
    expect((await run('retry', 'm2')).output).toContain('2 notifications are due now');
    const due = await claimAll(store.notifications, Date.now());
    expect(due.filter(({ message }) => message.id === 'm2')).toHaveLength(2);
    for (const { id } of due) await store.notifications.recordSent([id], 0);
    expect((await run('retry', 'm2')).output).toContain('Nothing to retry');
  });
});

test.each([[['show']], [['erase', 'm1']], [['--json', '--csv']], [['restore', '']]])(
  'prints the usage for the wrong arguments %j',
  async (args) => {
    const { run } = await setUp();
    const { output, exitCode } = await run(...args);
    expect(exitCode).toBe(2);
    expect(output).toContain('npm run messages');
  },
);

async function setUp() {
  const config = configFrom({ DATA_DIR: await temporaryFolder() });
  const store = await openSqliteStore(databaseFile(config));
  onTestFinished(() => store.close());
  await store.messages.save(
    newMessage('m1', {
      page: '/about',
      notifications: everyKind.map((kind) => ({ id: `m1-${kind}`, kind })),
    }),
  );
  await store.messages.save(
    newMessage('m2', {
      receivedAt: noon + hour,
      content: hostileMessage,
      spamSigns: ['has many links', 'has a link as a name'],
    }),
  );
  await claimAll(store.notifications, noon + hour);
  await store.notifications.recordGivenUp(['m2-confirmation'], 'no such mailbox');
  await store.notifications.recordSent(['m1-webhook'], noon);
  const run = (...args: string[]) => messagesCommand(args, config);
  return { run, store, config };
}
