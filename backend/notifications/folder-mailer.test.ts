import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { Notification } from './mailer.ts';
import { folderMailer } from './folder-mailer.ts';

const patience = new AbortController().signal;

test('a notification becomes one whole file, however often it is sent', async () => {
  const folder = join(await temporaryFolder(), 'mail');
  const mailer = folderMailer(folder);
  expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
  expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
  const [name = '', ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(name).toBe('2026-11-21T19-05-00-confirmation-notification-1.eml');
  const email = await PostalMime.parse(await readFile(join(folder, name)));
  expect(email).toMatchObject({ subject: 'Subject', to: [{ address: 'rosa@shop.example' }] });
});

test('a folder that cannot be written is a failure to try again', async () => {
  const file = join(await temporaryFolder(), 'in-the-way');
  await writeFile(file, '');
  expect(await folderMailer(join(file, 'mail')).send(notification, patience)).toMatchObject({
    kind: 'failed',
    code: 'ENOTDIR',
  });
});

const notification: Notification = {
  id: 'notification-1',
  kind: 'confirmation',
  from: { name: 'Fourteener', address: 'website@fourteener.example' },
  to: { name: 'Rosa', address: 'rosa@shop.example' },
  replyTo: { name: 'Office', address: 'office@fourteener.example' },
  subject: 'Subject',
  date: Date.UTC(2026, 10, 21, 19, 5),
  text: 'Text',
  html: '<p>HTML</p>',
};
