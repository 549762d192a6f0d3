import type { PrivacyFacts } from '#contract/privacy-facts.ts';
import type { Config } from './config.ts';

export type PrivacySettings = Pick<Config, 'retentionDays' | 'smtpUrl' | 'webhookUrl' | 'appCheck'>;

/** What the privacy page has to say under these settings. */
export function privacyFacts({
  retentionDays,
  smtpUrl,
  webhookUrl,
  appCheck,
}: PrivacySettings): PrivacyFacts {
  return {
    retentionDays,
    sendsMail: smtpUrl !== undefined,
    chatService: webhookUrl && chatService(webhookUrl.hostname),
    botCheck: appCheck.kind === 'proof-of-work' ? 'proof-of-work' : 'recaptcha',
  };
}

/** By the name that a visitor knows. Never the address: whoever knows it can write there. */
function chatService(hostname: string): string {
  return services.find(({ hosts }) => hosts.test(hostname))?.name ?? 'a notification service';
}

const services = [
  { name: 'Slack', hosts: /(?:^|\.)slack\.com$/ },
  { name: 'Microsoft Teams', hosts: /\.(?:office\.com|logic\.azure\.com|powerplatform\.com)$/ },
  { name: 'ntfy', hosts: /(?:^|\.)ntfy\.sh$/ },
];
