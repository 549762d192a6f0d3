import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { withoutBrackets } from '../notifications/loopback-host.ts';
import type { MailAddress } from '../notifications/mailer.ts';
import {
  Fault,
  dayCount,
  drainTime,
  firebaseAppId,
  functionsAddress,
  hostName,
  indexNowKey,
  mailAddress,
  measurementId,
  portNumber,
  providerKind,
  publicKey,
  siteAddress,
  smtpAddress,
  trustedProxies,
  webhookAddress,
} from './setting-readers.ts';
import { sharedDatabase, type SharedDatabase } from './shared-database.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address the site is known by, where it differs from where it listens. */
  readonly siteUrl: URL | undefined;
  /**
   * The base of the functions that the pages of the build call, such as
   * `https://functions.example.com/api`; `undefined`: those of the host they come from.
   */
  readonly functionsUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** Where messages are kept. `undefined`: in a file of this server's own. */
  readonly database: SharedDatabase | undefined;
  /** How long a server that is told to stop goes on, so that a balancer sees it coming. */
  readonly drainSeconds: number;
  /** `undefined`: notifications become files in the data folder. */
  readonly smtpUrl: URL | undefined;
  /** `undefined`: the agency's own address, from `content/`. */
  readonly mailFrom: MailAddress | undefined;
  readonly mailTo: MailAddress | undefined;
  /** Called for each message. It holds a secret: neither a fault nor the log repeats it. */
  readonly webhookUrl: URL | undefined;
  /**
   * The proxies that are believed when they say whom they ask for, separated by commas, as
   * `amongProxies` takes them. `false`: none is.
   */
  readonly trustProxy: string | false;
  readonly appCheck: AppCheckProvider;
  /** After how many days a message is forgotten; `undefined`: never. */
  readonly retentionDays: number | undefined;
  /** The stream of Google Analytics that counts visitors who agree to it; `undefined`: none does. */
  readonly gaMeasurementId: string | undefined;
  /** The name under which search engines are told of changed pages; `undefined`: they are not. */
  readonly indexNowKey: string | undefined;
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Reads the settings of `.env.example` from the environment. A blank setting counts as none.
 * Promises a whole configuration, or one sentence for every setting at fault.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const faults: string[] = [];

  /** The setting as `parse` reads it; a sentence from `parse` is a fault. */
  function setting<Value>(name: string, parse: (text: string) => Value | Fault): Value | undefined {
    const text = env[name]?.trim() ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    if (!(value instanceof Fault)) return value;
    faults.push(`${name}: ${value.sentence}`);
    return undefined;
  }

  /** Of reCAPTCHA every part is needed; of what works by itself none. */
  function appCheckProvider(): AppCheckProvider {
    const kind = setting('APP_CHECK', providerKind) ?? 'proof-of-work';
    if (kind === 'proof-of-work') return { kind };
    const part = (name: string, parse: (text: string) => string | Fault): string => {
      const value = setting(name, parse);
      if (value === undefined && (env[name]?.trim() ?? '') === '') {
        faults.push(`${name}: is not set, and APP_CHECK=${kind} needs it`);
      }
      return value ?? '';
    };
    return {
      kind,
      siteKey: part('RECAPTCHA_SITE_KEY', publicKey),
      firebase: {
        projectId: part('FIREBASE_PROJECT_ID', publicKey),
        appId: part('FIREBASE_APP_ID', firebaseAppId),
        apiKey: part('FIREBASE_API_KEY', publicKey),
      },
    };
  }

  const database = setting('DATABASE_URL', sharedDatabase);
  const config: Config = {
    host: setting('HOST', hostName) ?? '127.0.0.1',
    port: setting('PORT', portNumber) ?? 8080,
    siteUrl: setting('SITE_URL', siteAddress),
    functionsUrl: setting('FUNCTIONS_URL', functionsAddress),
    dataDir: resolve(setting('DATA_DIR', (text) => text) ?? './data'),
    database,
    drainSeconds: setting('DRAIN_SECONDS', drainTime) ?? (database === undefined ? 0 : 3),
    smtpUrl: setting('SMTP_URL', smtpAddress),
    mailFrom: setting('MAIL_FROM', mailAddress),
    mailTo: setting('MAIL_TO', mailAddress),
    webhookUrl: setting('WEBHOOK_URL', webhookAddress),
    trustProxy: setting('TRUST_PROXY', trustedProxies) ?? false,
    appCheck: appCheckProvider(),
    retentionDays: setting('RETENTION_DAYS', dayCount),
    gaMeasurementId: setting('GA_MEASUREMENT_ID', measurementId),
    indexNowKey: setting('INDEXNOW_KEY', indexNowKey),
  };
  if (config.indexNowKey !== undefined && !isPublic(config.siteUrl)) {
    faults.push('INDEXNOW_KEY: needs SITE_URL, an https address at which search engines look');
  }
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

/** Whether search engines may look there: not at this machine, and at nobody who has no name. */
function isPublic(url: URL | undefined): boolean {
  if (url?.protocol !== 'https:') return false;
  const isNumber = isIP(withoutBrackets(url.hostname)) !== 0;
  return !isNumber && !/(?:^|\.)localhost$/.test(url.hostname);
}
