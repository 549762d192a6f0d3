import { drainLetters } from '../../contact/drain-letters.ts';
import { forgetOldMessages } from '../../contact/forget-old-messages.ts';
import type { Channel, LetterKind } from '../../contact/ports.ts';
import { mailChannel } from '../../mail/mail-channel.ts';
import { smtpMailer } from '../../mail/smtp-mailer.ts';
import { closedWebhook, webhookChannel } from '../../webhook/webhook-channel.ts';
import type { Correspondence } from '../../mail/compose-letter.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Config } from '../config.ts';
import { deliverySettings } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog as log } from './platform-log.ts';
import { siteFacts } from './site-facts.ts';

/**
 * What the schedule asks for: sends the letters that are due; in the first minute of an hour it forgets
 * what is older than the settings allow, and sends the report of the month where that is due. Rejects
 * where something of it could not be done, so that the platform counts the failure.
 */
export async function deliverDue(scheduled: Date): Promise<void> {
  const settings = deliverySettings();
  const abandon = AbortSignal.timeout(longest);
  const until = Date.now() + beginning;
  const drain = <Kind extends LetterKind>(channel: Channel<Kind>) => {
    const dependencies = { queue: hostedStore.letters, channel, clock: Date.now, log };
    return drainLetters({ ...dependencies, random: Math.random }, until, abandon);
  };
  const { webhookUrl } = settings;
  const mailer = mailerOf(settings);
  const tasks = [
    drain(mailChannel(mailer, correspondence(settings))),
    drain(webhookUrl === undefined ? closedWebhook : webhookChannel(webhookUrl, Date.now)),
    ...(scheduled.getUTCMinutes() === 0 ? [keepHouse(settings, mailer, abandon)] : []),
  ];
  const settled = await Promise.allSettled(tasks);
  const failed = settled.filter((task) => task.status === 'rejected');
  for (const task of failed) {
    const err: unknown = task.reason;
    log.error({ err }, 'not all that was due could be done: the next minute tries again');
  }
  if (failed.length > 0) throw new Error('Not all that was due could be done');
}

/** In milliseconds: the next minute has a run of its own. */
const beginning = 50_000;

/** In milliseconds: what is begun last has its patience, and the platform ends the run after 13 minutes. */
const longest = 12.5 * 60_000;

async function keepHouse(settings: Config, mailer: Mailer, abandon: AbortSignal): Promise<void> {
  const now = Date.now();
  if (settings.retentionDays !== undefined) {
    // The platform keeps its clock; and what its letters have left is in the store alone.
    const removeLetters = () => Promise.resolve();
    const forgetting = { archive: hostedStore.archive, removeLetters, log };
    await forgetOldMessages(forgetting, now - settings.retentionDays * day, abandon);
  }
  if (settings.monthlyReport) {
    const { sendMonthlyReports } = await import('../monthly-report/monthly-report.ts');
    const { reportCounts: counts, deliveries, sentReports } = hostedStore;
    const dependencies = {
      sources: { counts, deliveries },
      sentReports,
      mailer,
      clock: Date.now,
      log,
    };
    await sendMonthlyReports(
      { ...dependencies, correspondence: correspondence(settings) },
      abandon,
    );
  }
}

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

function correspondence({ mailFrom, mailTo }: Config): Correspondence {
  const { agency } = siteFacts;
  const own = { name: agency.name, address: agency.email };
  return { agency, from: mailFrom ?? own, agencyMailbox: mailTo ?? own };
}

/** The platform has no folder to keep letters in: without a mail server they wait until there is one. */
function mailerOf({ smtpUrl }: Config): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl.href);
  const unset = { kind: 'failed', code: 'UNSET', problem: 'SMTP_URL is not set' } as const;
  return { send: () => Promise.resolve(unset) };
}
