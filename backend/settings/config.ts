import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { withoutBrackets } from './loopback-host.ts';
import { databaseUrl, type SharedDatabase } from './database-url.ts';
import {
  dayCount,
  drainTime,
  emailsPerHour,
  firebaseAppId,
  functionsAddress,
  hostName,
  indexNowKey,
  parseMailAddress,
  measurementId,
  portNumber,
  providerKind,
  publicKey,
  SettingProblem,
  type MailAddress,
  siteAddress,
  smtpAddress,
} from './setting-parsers.ts';
import { proxyList } from './trusted-proxies.ts';
import { webhookAddress } from './webhook-address.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The public address of the site. */
  readonly siteUrl: URL | undefined;
  /**
   * The base of the functions that the pages of the build call, such as
   * `https://functions.example.com/api`; `undefined`: those of the host that serves the pages.
   */
  readonly functionsUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** Where messages are stored; `undefined`: in a file in `dataDir`. */
  readonly database: SharedDatabase | undefined;
  /** How long a stopping server still takes requests, so that a load balancer notices. */
  readonly drainSeconds: number;
  /** `undefined`: emails become files in the data folder. */
  readonly smtpUrl: URL | undefined;
  /** `undefined`: the agency's address, from `content/`. */
  readonly mailFrom: MailAddress | undefined;
  /** `undefined`: the agency's address, from `content/`. */
  readonly mailTo: MailAddress | undefined;
  /** How many emails about inquiries the agency gets in an hour, digests included. */
  readonly inquiryEmailsPerHour: number;
  /** Called for each message. It holds a secret, which no error and no log line repeats. */
  readonly webhookUrl: URL | undefined;
  /** The proxies whose `X-Forwarded-For` is believed, separated by commas; `false`: none. */
  readonly trustProxy: string | false;
  readonly appCheck: AppCheckProvider;
  /** After how many days a message is deleted; `undefined`: never. */
  readonly retentionDays: number | undefined;
  /** The Google Analytics stream, for visitors who agree to it; `undefined`: none. */
  readonly gaMeasurementId: string | undefined;
  /** The key for telling search engines about changed pages; `undefined`: nothing is reported. */
  readonly indexNowKey: string | undefined;
}

/** The settings that decide which other origins a page may use. */
export type PageSettings = Pick<Config, 'appCheck' | 'gaMeasurementId'> &
  Partial<Pick<Config, 'functionsUrl' | 'siteUrl'>>;

type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the settings of `.env.example` from the environment. A blank setting is as if it were not set.
 * Returns a whole configuration, or one sentence for every invalid setting.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const problems: string[] = [];

  /** Returns the parsed setting; `undefined` if it is not set or not valid. */
  function setting<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const text = env[name]?.trim() ?? '';
    if (text === '') return undefined;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems.push(`${name}: ${error.message}`);
      return undefined;
    }
  }

  function appCheckProvider(): AppCheckProvider {
    const kind = setting('APP_CHECK', providerKind) ?? 'proof-of-work';
    if (kind === 'proof-of-work') return { kind };
    const required = (name: string, parse: (text: string) => string): string => {
      if ((env[name]?.trim() ?? '') === '') {
        problems.push(`${name}: is not set, and APP_CHECK=${kind} needs it`);
      }
      return setting(name, parse) ?? '';
    };
    return {
      kind,
      siteKey: required('RECAPTCHA_SITE_KEY', publicKey),
      firebase: {
        projectId: required('FIREBASE_PROJECT_ID', publicKey),
        appId: required('FIREBASE_APP_ID', firebaseAppId),
        apiKey: required('FIREBASE_API_KEY', publicKey),
      },
    };
  }

  const database = setting('DATABASE_URL', databaseUrl);
  const config: Config = {
    host: setting('HOST', hostName) ?? '127.0.0.1',
    port: setting('PORT', portNumber) ?? 8080,
    siteUrl: setting('SITE_URL', siteAddress),
    functionsUrl: setting('FUNCTIONS_URL', functionsAddress),
    dataDir: resolve(setting('DATA_DIR', (text) => text) ?? './data'),
    database,
    drainSeconds: setting('DRAIN_SECONDS', drainTime) ?? (database === undefined ? 0 : 3),
    smtpUrl: setting('SMTP_URL', smtpAddress),
    mailFrom: setting('MAIL_FROM', parseMailAddress),
    mailTo: setting('MAIL_TO', parseMailAddress),
    inquiryEmailsPerHour: setting('INQUIRY_EMAILS_PER_HOUR', emailsPerHour) ?? 60,
    webhookUrl: setting('WEBHOOK_URL', webhookAddress),
    trustProxy: setting('TRUST_PROXY', proxyList) ?? false,
    appCheck: appCheckProvider(),
    retentionDays: setting('RETENTION_DAYS', dayCount),
    gaMeasurementId: setting('GA_MEASUREMENT_ID', measurementId),
    indexNowKey: setting('INDEXNOW_KEY', indexNowKey),
  };
  if (config.indexNowKey !== undefined && !isPublic(config.siteUrl)) {
    problems.push('INDEXNOW_KEY: needs SITE_URL, an https address that search engines can reach');
  }
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

/** Whether search engines can reach an address: by https and a name that is not this machine's. */
function isPublic(url: URL | undefined): boolean {
  if (url?.protocol !== 'https:') return false;
  const isNumber = isIP(withoutBrackets(url.hostname)) !== 0;
  return !isNumber && !/(?:^|\.)localhost$/.test(url.hostname);
}
