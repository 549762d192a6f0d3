import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { email } from '#test/fixtures/email.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { deleteEmails, deleteEmailsBefore, folderMailer } from './folder-mailer.ts';

const { signal } = new AbortController();

test('writes one file per email, however often it is sent, and deletes it', async () => {
  const folder = join(await temporaryFolder(), 'mail');
  const mailer = folderMailer(folder);
  expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
  expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
  const name = '2026-11-21T19-05-00-confirmation-notification-1.eml';
  expect(await readdir(folder)).toEqual([name]);
  const written = await PostalMime.parse(await readFile(join(folder, name)));
  expect(written).toMatchObject({ subject: email.subject, to: [email.to] });

  await deleteEmails(folder, ['other']);
  expect(await readdir(folder)).toEqual([name]);
  await deleteEmails(folder, ['other', 'notification-1']);
  expect(await readdir(folder)).toEqual([]);
});

test('deletes the emails of messages that came before a moment', async () => {
  const folder = await temporaryFolder();
  await folderMailer(folder).send(email, signal);
  await writeFile(join(folder, '1999.txt'), 'Not an email');
  await deleteEmailsBefore(folder, email.date);
  expect(await readdir(folder)).toHaveLength(2);
  await deleteEmailsBefore(folder, email.date + 1000);
  expect(await readdir(folder)).toEqual(['1999.txt']);
});

test('makes a folder that was copied here readable by the owner only', async () => {
  const folder = join(await temporaryFolder(), 'mail');
  await mkdir(folder, { mode: 0o755 });
  await folderMailer(folder).send(email, signal);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('fails, to try again, when the folder cannot be written', async () => {
  const file = join(await temporaryFolder(), 'in-the-way');
  await writeFile(file, '');
  const outcome = await folderMailer(join(file, 'mail')).send(email, signal);
  expect(outcome).toMatchObject({ kind: 'failed', code: 'ENOTDIR' });
});
