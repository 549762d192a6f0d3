import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { webhookService } from '../../webhook/webhook-service.ts';
import type { Config } from '../config.ts';

export type PrivacySettings = Pick<
  Config,
  'retentionDays' | 'databaseUrl' | 'smtpUrl' | 'webhookUrl' | 'appCheck' | 'gaMeasurementId'
>;

/** What the privacy page has to say under these settings. */
export function privacyFacts({
  retentionDays,
  databaseUrl,
  smtpUrl,
  webhookUrl,
  appCheck,
  gaMeasurementId,
}: PrivacySettings): PrivacyFacts {
  return {
    retentionDays,
    sendsMail: smtpUrl !== undefined,
    // Never the address: whoever knows it can write there.
    chatService:
      webhookUrl && (webhookService(webhookUrl.hostname)?.name ?? 'a notification service'),
    botCheck: appCheck.kind === 'proof-of-work' ? 'proof-of-work' : 'recaptcha',
    countsFloods: databaseUrl === undefined ? 'in memory' : 'in the database',
    asksForGoogle: gaMeasurementId !== undefined,
  };
}
