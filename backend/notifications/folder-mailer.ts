import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailOptions } from './mail-options.ts';
import type { Notification, Mailer } from './mailer.ts';

/**
 * Keeps notifications as `.eml` files, which any mail program opens, for a site without a mail server.
 * A file is there whole or not at all, and on disk before the notification counts as sent.
 */
export function folderMailer(folder: string): Mailer {
  return {
    async send(notification) {
      try {
        const bytes = await encoded(notification);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(folder, fileName(notification), bytes);
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const code = 'code' in error ? String(error.code) : 'UNKNOWN';
        return { kind: 'failed', code, problem: error.message };
      }
    },
  };
}

/** Deletes the files of these notifications, finished or not. */
export async function deleteEmails(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const expired = names.filter((name) => ids.some((id) => name.includes(`-${id}.eml`)));
  await Promise.all(expired.map((name) => rm(join(folder, name), { force: true })));
}

/** In the order the messages came; the same name for the same notification, so that none is there twice. */
function fileName({ date, kind, id }: Notification): string {
  const moment = new Date(date).toISOString().slice(0, 19).replaceAll(':', '-');
  return `${moment}-${kind}-${id}.eml`;
}

async function encoded(notification: Notification): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOptions(notification));
  if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer gave no buffer');
  return message;
}

async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  await syncFolder(folder);
}

/** Without it a crash could forget the name of a file that was written. Windows cannot, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
