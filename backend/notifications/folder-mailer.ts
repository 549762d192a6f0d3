import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailOptions, type Email, type Mailer } from './mailer.ts';

/** Writes emails as `.eml` files. A file that a crash cuts short is written again. */
export function folderMailer(folder: string): Mailer {
  return {
    async send(email) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Also if it was copied here.
        await chmod(folder, 0o700);
        const file = join(folder, `${fileTime(email.date)}-${email.kind}-${email.id}.eml`);
        await writeFile(file, await encodeEmail(email), { mode: 0o600, flush: true });
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const code = 'code' in error ? String(error.code) : 'UNKNOWN';
        return { kind: 'failed', code, problem: error.message };
      }
    },
  };
}

export async function deleteEmails(folder: string, ids: readonly string[]): Promise<void> {
  await deleteFiles(folder, (name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
}

export async function deleteEmailsBefore(folder: string, before: number): Promise<void> {
  const firstStored = fileTime(before);
  await deleteFiles(folder, (name) => name.endsWith('.eml') && name < firstStored);
}

async function deleteFiles(folder: string, isDeleted: (name: string) => boolean): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  await Promise.all(names.filter(isDeleted).map((name) => rm(join(folder, name), { force: true })));
}

function fileTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-');
}

export async function encodeEmail(email: Email): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOptions(email));
  if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer returned no buffer');
  return message;
}
