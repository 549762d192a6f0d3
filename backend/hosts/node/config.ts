import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { emailPattern } from '#contract/contact-message.ts';
import type { MailAddress } from '../../mail/mailer.ts';
import { isWebhookAddress } from '../../webhook/webhook-address.ts';
import { quoted } from './quoted.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address the site is known by, where it differs from where it listens. */
  readonly siteUrl: URL | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** `undefined`: letters become files in the data folder. */
  readonly smtpUrl: URL | undefined;
  /** `undefined`: the agency's own address, from `content/`. */
  readonly mailFrom: MailAddress | undefined;
  readonly mailTo: MailAddress | undefined;
  /** Called for each message. It holds a secret: neither a fault nor the log repeats it. */
  readonly webhookUrl: URL | undefined;
  /**
   * The addresses of the proxies that are believed when they say whom they ask for, separated by
   * commas, as Fastify's setting of this name takes them. `false`: none is.
   */
  readonly trustProxy: string | false;
  readonly appCheck: AppCheckProvider;
  /** After how many days a message is forgotten; `undefined`: never. */
  readonly retentionDays: number | undefined;
  /** The stream of Google Analytics that counts visitors who agree to it; `undefined`: none does. */
  readonly gaMeasurementId: string | undefined;
  /** The name under which search engines are told of changed pages; `undefined`: they are not. */
  readonly indexNowKey: string | undefined;
  /** Whether the agency is sent the report of each month. */
  readonly monthlyReport: boolean;
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

  const config: Config = {
    host: setting('HOST', hostName) ?? '127.0.0.1',
    port: setting('PORT', portNumber) ?? 8080,
    siteUrl: setting('SITE_URL', siteAddress),
    dataDir: resolve(setting('DATA_DIR', (text) => text) ?? './data'),
    smtpUrl: setting('SMTP_URL', smtpAddress),
    mailFrom: setting('MAIL_FROM', mailAddress),
    mailTo: setting('MAIL_TO', mailAddress),
    webhookUrl: setting('WEBHOOK_URL', webhookAddress),
    trustProxy: setting('TRUST_PROXY', trustedProxies) ?? false,
    appCheck: appCheckProvider(),
    retentionDays: setting('RETENTION_DAYS', dayCount),
    gaMeasurementId: setting('GA_MEASUREMENT_ID', measurementId),
    indexNowKey: setting('INDEXNOW_KEY', indexNowKey),
    monthlyReport: setting('MONTHLY_REPORT', yesOrNo) ?? false,
  };
  if (config.monthlyReport && config.smtpUrl === undefined) {
    faults.push('MONTHLY_REPORT: is a letter, and SMTP_URL, which sends it, is not set');
  }
  for (const name of notSupportedYet) {
    setting(name, () => new Fault('is not supported yet. Take it out of the settings'));
  }
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

/**
 * Settings of contract.md that a later version brings. Taking them in silence would be a lie to who
 * set them.
 */
const notSupportedYet = ['DATABASE_URL', 'FUNCTIONS_URL'];

class Fault {
  readonly sentence: string;
  constructor(sentence: string) {
    this.sentence = sentence;
  }
}

function hostName(text: string): string | Fault {
  // By that name Fastify listens twice, and the second time without the bounds of the first.
  if (text === 'localhost') return '127.0.0.1';
  return /^[a-zA-Z0-9.:_-]+$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not a host name or IP address, such as 127.0.0.1 or 0.0.0.0`);
}

/** 0 lets the system choose. */
function portNumber(text: string): number | Fault {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535
    ? port
    : new Fault(`${quoted(text)} is not a port, which is a number from 0 to 65535`);
}

/** Ten years are as good as for ever, and a mistyped number that deletes nothing is found too late. */
function dayCount(text: string): number | Fault {
  const days = Number(text);
  return /^\d{1,4}$/.test(text) && days >= 1 && days <= 3650
    ? days
    : new Fault(`${quoted(text)} is not a whole number of days from 1 to 3650`);
}

function measurementId(text: string): string | Fault {
  return /^G-[A-Z0-9]{4,20}$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not the id of a stream, such as G-1A2B3C4D5E`);
}

/** https://www.indexnow.org/documentation: 8 to 128 letters, digits and dashes. */
function indexNowKey(text: string): string | Fault {
  return /^[a-zA-Z0-9-]{8,128}$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not 8 to 128 letters, digits and dashes`);
}

function yesOrNo(text: string): boolean | Fault {
  if (text === 'yes' || text === 'no') return text === 'yes';
  return new Fault(`${quoted(text)} is neither yes nor no`);
}

function siteAddress(text: string): URL | Fault {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol)
    ? url
    : new Fault(`${quoted(text)} is not an address such as https://www.example.com`);
}

const providerKinds = ['proof-of-work', 'recaptcha', 'recaptcha-enterprise'] as const;

function providerKind(text: string): AppCheckProvider['kind'] | Fault {
  return (
    providerKinds.find((kind) => kind === text) ??
    new Fault(`${quoted(text)} is none of ${providerKinds.join(', ')}`)
  );
}

function publicKey(text: string): string | Fault {
  return /^[\w-]{4,100}$/.test(text) ? text : new Fault(`${quoted(text)} is not a key or name`);
}

/** Holds the number of the project, by which its tokens are known. */
function firebaseAppId(text: string): string | Fault {
  return /^\d+:\d+:web:[0-9a-f]+$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not the id of a web app, such as 1:1234567890:web:0123abcd`);
}

/** Never repeats the text: it may hold a password. */
function smtpAddress(text: string): URL | Fault {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
    ? url
    : new Fault('is not an address such as smtp://user:password@mail.example.com:587');
}

/** Never repeats the text: whoever knows it can write to the agency's phone. */
function webhookAddress(text: string): URL | Fault {
  const url = URL.parse(text);
  return url !== null && isWebhookAddress(url)
    ? url
    : new Fault(
        'is not an address such as https://hooks.slack.com/services/…, or one with http: on this machine or its own network',
      );
}

/**
 * Addresses alone: `true` would believe whoever asks, and a number whoever makes up so many steps.
 * Limits would then be for the honest.
 */
function trustedProxies(text: string): string | Fault {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => proxyNames.has(proxy) || isNetwork(proxy))
    ? proxies.join(',')
    : new Fault(
        `${quoted(text)} names no proxies by their addresses, such as loopback, uniquelocal or 10.0.0.0/8`,
      );
}

/** 127.0.0.0/8 and ::1; the private networks of RFC 1918 and RFC 4193. */
const proxyNames: ReadonlySet<string> = new Set(['loopback', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isWhole = bits === '' && !text.includes('/');
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (isWhole || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most))
  );
}

function mailAddress(text: string): MailAddress | Fault {
  const { name = '', address = text } =
    /^(?<name>.*?)\s*<(?<address>[^<>]*)>$/.exec(text)?.groups ?? {};
  if (!emailPattern.test(address)) {
    return new Fault(`${quoted(text)} is not an address such as Hello <hello@example.com>`);
  }
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}
