import { join } from 'node:path';
import { folderMailer } from '../notifications/folder-mailer.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { smtpMailer } from '../notifications/smtp-mailer.ts';
import type { Config } from '../settings/config.ts';

export function chooseMailer(config: Pick<Config, 'dataDir' | 'smtpUrl'>): Mailer {
  return config.smtpUrl === undefined
    ? folderMailer(mailFolder(config))
    : smtpMailer(config.smtpUrl);
}

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}
