import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import { webhookServiceName } from '../notifications/webhook-format.ts';
import type { Config } from './config.ts';

export type PrivacySettings = Pick<
  Config,
  'retentionDays' | 'database' | 'smtpUrl' | 'webhookUrl' | 'appCheck' | 'gaMeasurementId'
>;

/** Where the page is read, and what stands behind it. */
export interface PrivacyPlace {
  /** Whether the functions are on the hosted platform, and not a program on a server. */
  readonly isHosted: boolean;
  /** Whether a host of files sends the page, and the functions are at another address. */
  readonly isStaticCopy: boolean;
}

/** What the privacy page has to say under these settings. */
export function privacyFacts(
  { retentionDays, database, smtpUrl, webhookUrl, appCheck, gaMeasurementId }: PrivacySettings,
  { isHosted, isStaticCopy }: PrivacyPlace = ownServer,
): PrivacyFacts {
  return {
    retentionDays,
    sendsMail: smtpUrl !== undefined,
    // Never the address: whoever knows it can write there.
    chatService:
      webhookUrl && (webhookServiceName(webhookUrl.hostname) ?? 'a notification service'),
    botCheck: appCheck.kind === 'proof-of-work' ? 'proof-of-work' : 'recaptcha',
    countsFloods: !isHosted && database !== undefined ? 'in the database' : 'in memory',
    runsAtGoogle: isHosted,
    pagesElsewhere: isStaticCopy,
    asksForGoogle: gaMeasurementId !== undefined,
  };
}

/** Which sends its pages itself, and answers what they ask. */
const ownServer: PrivacyPlace = { isHosted: false, isStaticCopy: false };
