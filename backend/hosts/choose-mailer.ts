import { join } from 'node:path';
import { folderMailer } from '../notifications/folder-mailer.ts';
import type { Mailer } from '../notifications/mailer.ts';
import { smtpMailer } from '../notifications/smtp-mailer.ts';
import type { Config } from '../settings/config.ts';

export function chooseMailer(config: Config): Mailer {
  const { smtpServer } = config;
  return smtpServer ? smtpMailer(smtpServer) : folderMailer(mailFolder(config));
}

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}
