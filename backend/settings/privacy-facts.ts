import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import type { Config } from './config.ts';
import { webhookService } from './webhook-address.ts';

/** The settings that only the text of `/privacy` depends on, besides those of every page. */
export type PrivacySettings = Pick<
  Config,
  'retentionDays' | 'smtpUrl' | 'webhookUrl' | 'appCheck' | 'gaMeasurementId' | 'functionsUrl'
>;

/**
 * Returns what `/privacy` says under these settings.
 * @param isHosted Whether the functions run on the hosted platform.
 */
export function privacyFacts(settings: PrivacySettings, isHosted: boolean): PrivacyFacts {
  const { retentionDays, smtpUrl, webhookUrl, appCheck } = settings;
  return {
    retentionDays,
    sendsMail: smtpUrl !== undefined,
    // Never the address: anyone who knows it can write there.
    chatService: webhookUrl && (webhookService(webhookUrl.hostname)?.name ?? 'another service'),
    botCheck: appCheck.kind === 'proof-of-work' ? 'proof-of-work' : 'recaptcha',
    runsAtGoogle: isHosted,
    hasStaticHost: settings.functionsUrl !== undefined,
    asksForGoogle: settings.gaMeasurementId !== undefined,
  };
}
