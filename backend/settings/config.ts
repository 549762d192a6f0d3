import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { databaseUrl } from './database-url.ts';
import * as parse from './setting-parsers.ts';
import { smtpServer } from './smtp-url.ts';
import { proxyList } from './trusted-proxies.ts';
import { withoutBrackets } from './url-parts.ts';
import { webhookAddress } from './webhook-address.ts';

export type Config = Readonly<ReturnType<typeof readConfig>>;

export type PageSettings = Pick<Config, 'appCheck' | 'gaMeasurementId'> &
  Partial<Pick<Config, 'functionsUrl' | 'siteUrl'>>;

/** Reads the settings of `.env.example`. Returns them, and a sentence for every invalid one, as if that was not set. */
export function parseConfig(env: Environment) {
  const problems: string[] = [];
  const config: Config = readConfig(env, problems);
  if (config.indexNowKey !== undefined && !isPublic(config.siteUrl)) {
    problems.push('INDEXNOW_KEY: needs SITE_URL, an https address that search engines can reach');
  }
  return { config, problems };
}

/** Returns the names of all settings. */
export function settingNames(): readonly string[] {
  const names = new Set(['CONTENT_DIR']);
  // This one looks up those that it needs.
  const env: Environment = { APP_CHECK: 'recaptcha' };
  const get = (_: Environment, name: string) => {
    names.add(name);
    return env[name];
  };
  readConfig(new Proxy(env, { get }), []);
  return [...names];
}

export type Environment = Readonly<Record<string, string | undefined>>;

function readConfig(env: Environment, problems: string[]) {
  /** Returns the parsed setting; `undefined` if it is blank, not set or not valid. */
  function setting<Value>(name: string, read: (text: string) => Value): Value | undefined {
    const text = env[name]?.trim() ?? '';
    if (text === '') return undefined;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof parse.SettingProblem)) throw error;
      problems.push(`${name}: ${error.message}`);
      return undefined;
    }
  }

  function appCheckProvider(): AppCheckProvider {
    const kind = setting('APP_CHECK', parse.providerKind) ?? 'proof-of-work';
    if (kind === 'proof-of-work') return { kind };
    const required = (name: string, read: (text: string) => string): string => {
      if ((env[name]?.trim() ?? '') === '') {
        problems.push(`${name}: is not set, and APP_CHECK=${kind} needs it`);
      }
      return setting(name, read) ?? '';
    };
    return {
      kind,
      siteKey: required('RECAPTCHA_SITE_KEY', parse.publicKey),
      firebase: {
        projectId: required('FIREBASE_PROJECT_ID', parse.publicKey),
        appId: required('FIREBASE_APP_ID', parse.firebaseAppId),
        apiKey: required('FIREBASE_API_KEY', parse.publicKey),
      },
    };
  }

  const database = setting('DATABASE_URL', databaseUrl);
  return {
    host: setting('HOST', parse.hostName) ?? '127.0.0.1',
    port: setting('PORT', parse.portNumber) ?? 8080,
    siteUrl: setting('SITE_URL', parse.siteAddress),
    /** The base of the functions that the pages call; `undefined`: those of the host that serves the pages. */
    functionsUrl: setting('FUNCTIONS_URL', parse.functionsAddress),
    dataDir: resolve(setting('DATA_DIR', parse.folderPath) ?? './data'),
    /** Where messages are stored; `undefined`: in a file in `dataDir`. */
    database,
    /** How long a stopping server still takes requests, so that a load balancer notices. */
    drainSeconds: setting('DRAIN_SECONDS', parse.drainTime) ?? (database === undefined ? 0 : 3),
    /** `undefined`: emails become files in the data folder. */
    smtpServer: setting('SMTP_URL', smtpServer),
    /** `undefined`, as for `mailTo`: the agency's address, from `content/`. */
    mailFrom: setting('MAIL_FROM', parse.parseMailAddress),
    mailTo: setting('MAIL_TO', parse.parseMailAddress),
    inquiryEmailsPerHour: setting('INQUIRY_EMAILS_PER_HOUR', parse.emailsPerHour) ?? 60,
    /** It holds a secret, which no error and no log line repeats. */
    webhookUrl: setting('WEBHOOK_URL', webhookAddress),
    /** The proxies whose `X-Forwarded-For` is believed, separated by commas; `false`: none. */
    trustProxy: setting('TRUST_PROXY', proxyList) ?? (false as const),
    appCheck: appCheckProvider(),
    retentionDays: setting('RETENTION_DAYS', parse.dayCount),
    gaMeasurementId: setting('GA_MEASUREMENT_ID', parse.measurementId),
    indexNowKey: setting('INDEXNOW_KEY', parse.indexNowKey),
  };
}

/** Whether search engines can reach an address: by https and a name that is not this machine's. */
function isPublic(url: URL | undefined): boolean {
  if (url?.protocol !== 'https:') return false;
  const isNumber = isIP(withoutBrackets(url.hostname)) !== 0;
  return !isNumber && !/(?:^|\.)localhost$/.test(url.hostname);
}
