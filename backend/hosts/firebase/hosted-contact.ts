import process from 'node:process';
import { Firestore } from 'firebase-admin/firestore';
import { firebaseTokens } from '../../app-check/firebase-tokens.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';
import type { Mailer } from '../../notifications/mailer.ts';
import { smtpMailer } from '../../notifications/smtp-mailer.ts';
import type { Config } from '../../settings/config.ts';
import { composeContact, type Contact } from '../compose-contact.ts';
import { platformLog } from './platform-log.ts';
import { siteFacts } from './hosted-settings.ts';

const projectId = process.env.GCLOUD_PROJECT;

/** REST needs no channel before the first answer, and only lacks listening to changes. */
const firestore = new Firestore({
  preferRest: true,
  ...(projectId !== undefined && { projectId }),
});

const store = openFirestoreStore(firestore);

export function hostedContact(config: Config): Contact {
  const { appCheck, smtpServer } = config;
  return composeContact({
    config,
    content: () => siteFacts.content,
    store,
    mailer: smtpServer === undefined ? noMailer : smtpMailer(smtpServer),
    firebaseVerifier:
      appCheck.kind === 'proof-of-work'
        ? undefined
        : firebaseTokens(appCheck.firebase, store.appCheck, Date.now),
    clock: Date.now,
    log: platformLog,
  });
}

/** The platform has no folder for emails: without a mail server they wait until there is one. */
const noMailer: Mailer = {
  send: () => Promise.resolve({ kind: 'failed', code: 'UNSET', problem: 'SMTP_URL is not set' }),
};
