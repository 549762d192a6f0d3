import { drainNotifications } from '../../notifications/drain-notifications.ts';
import { forgetOldMessages } from '../../contact/forget-old-messages.ts';
import type { NotificationKind } from '../../contact/notification.ts';
import type { Channel } from '../../notifications/channel.ts';
import { mailChannel } from '../../notifications/mail-channel.ts';
import { smtpMailer } from '../../notifications/smtp-mailer.ts';
import { closedWebhook, webhookChannel } from '../../notifications/webhook-channel.ts';
import type { Correspondence } from '../../notifications/compose-email.ts';
import type { Mailer } from '../../notifications/mailer.ts';
import type { Config } from '../../settings/config.ts';
import { deliverySettings, siteFacts } from './hosted-settings.ts';
import { hostedStore } from './hosted-store.ts';
import { platformLog as log } from './platform-log.ts';

/**
 * What the schedule asks for: sends the notifications that are due; each hour it deletes messages that are older
 * than the settings allow. Rejects where something of it
 * could not be done, so that the platform counts the failure.
 */
export async function deliverDue(scheduled: Date): Promise<void> {
  const settings = deliverySettings();
  const abandon = AbortSignal.timeout(longest);
  const until = Date.now() + beginning;
  const drain = <Kind extends NotificationKind>(channel: Channel<Kind>) => {
    const dependencies = { queue: hostedStore.notifications, channel, clock: Date.now, log };
    return drainNotifications({ ...dependencies, random: Math.random }, until, abandon);
  };
  const { webhookUrl } = settings;
  const notifications = [
    drain(mailChannel(mailerOf(settings), correspondence(settings))),
    drain(webhookUrl === undefined ? closedWebhook : webhookChannel(webhookUrl, Date.now)),
  ];
  const house = [...(isNext('hour', scheduled) ? [forgetOld(settings, abandon)] : [])];
  const [notificationsFailed, houseFailed] = await Promise.all([
    faultsOf(notifications),
    faultsOf(house),
  ]);
  for (const err of notificationsFailed) {
    log.error({ err }, 'not all notifications could be looked after: the next minute tries again');
  }
  for (const err of houseFailed) {
    log.error({ err }, 'expired data could not be deleted: this is retried within the hour');
  }
  if (notificationsFailed.length + houseFailed.length > 0) {
    throw new Error('Not all that was due could be done');
  }
}

/**
 * Whether the schedule has come to the next of these since the last run of this instance, or has with its
 * first. Not by the minute alone: while a notification is stuck a run takes longer, and those in between are left out.
 */
function isNext(period: keyof typeof lengths, scheduled: Date): boolean {
  const now = Math.floor(scheduled.getTime() / lengths[period]);
  const before = lastRun.get(period);
  lastRun.set(period, now);
  return before === undefined ? scheduled.getTime() % lengths[period] < 60_000 : before !== now;
}

/** In milliseconds. */
const lengths = { hour: 60 * 60_000 } as const;

/** Of this instance, which lives for hours, as it is asked each minute. */
const lastRun = new Map<keyof typeof lengths, number>();

/** Why some of them failed, once all have come to their end. */
async function faultsOf(tasks: readonly Promise<void>[]): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled(tasks);
  return settled.flatMap((task): unknown[] => (task.status === 'rejected' ? [task.reason] : []));
}

/** In milliseconds: shortly before the platform ends the run. */
const longest = 29.5 * 60_000;

/** In milliseconds. Only a run in which a notification is stuck goes on for so long; the one begun last has its patience. */
const beginning = 18 * 60_000;

async function forgetOld({ retentionDays }: Config, abandon: AbortSignal): Promise<void> {
  if (retentionDays === undefined) return;
  // The platform keeps its clock; and what its notifications have left is in the store alone.
  const removeNotifications = () => Promise.resolve();
  const forgetting = { archive: hostedStore.archive, removeNotifications, log };
  await forgetOldMessages(forgetting, Date.now() - retentionDays * day, abandon);
}

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

function correspondence({ mailFrom, mailTo }: Config): Correspondence {
  const { agency } = siteFacts;
  const own = { name: agency.name, address: agency.email };
  return { agency, from: mailFrom ?? own, agencyMailbox: mailTo ?? own };
}

/** The platform has no folder to keep notifications in: without a mail server they wait until there is one. */
function mailerOf({ smtpUrl }: Config): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl);
  const unset = { kind: 'failed', code: 'UNSET', problem: 'SMTP_URL is not set' } as const;
  return { send: () => Promise.resolve(unset) };
}
