import { isIP } from 'node:net';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { emailPattern } from '#contract/contact-message.ts';
import type { MailAddress } from '../notifications/mailer.ts';
import { isLoopbackHost } from '../notifications/loopback-host.ts';
import { parseSmtpUrl, smtpUrlFormat } from '../notifications/smtp-url.ts';
import { isWebhookAddress } from '../notifications/webhook-channel.ts';
import { namedNetworks } from './among-proxies.ts';
import { quoted } from './quoted.ts';

/** The readers of single settings: each makes of a text that is not blank what it means, or a {@link Fault}. */

/** Why the text of a setting cannot be meant, in a sentence without its subject and last full stop. */
export class Fault {
  readonly sentence: string;
  constructor(sentence: string) {
    this.sentence = sentence;
  }
}

/** Where the program listens. */
export function hostName(text: string): string | Fault {
  // By that name Fastify listens twice, and the second time without the bounds of the first.
  if (text === 'localhost') return '127.0.0.1';
  return /^[a-zA-Z0-9.:_-]+$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not a host name or IP address, such as 127.0.0.1 or 0.0.0.0`);
}

/** In seconds; within the time that whoever stops a program gives it. */
export function drainTime(text: string): number | Fault {
  const seconds = Number(text);
  return /^\d{1,2}$/.test(text) && seconds <= 60
    ? seconds
    : new Fault(`${quoted(text)} is not a whole number of seconds from 0 to 60`);
}

/** 0 lets the system choose. */
export function portNumber(text: string): number | Fault {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535
    ? port
    : new Fault(`${quoted(text)} is not a port, which is a number from 0 to 65535`);
}

/** Ten years are as good as for ever, and a mistyped number that deletes nothing is found too late. */
export function dayCount(text: string): number | Fault {
  const days = Number(text);
  return /^\d{1,4}$/.test(text) && days >= 1 && days <= 3650
    ? days
    : new Fault(`${quoted(text)} is not a whole number of days from 1 to 3650`);
}

/** Of a stream of Google Analytics. */
export function measurementId(text: string): string | Fault {
  return /^G-[A-Z0-9]{4,20}$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not the id of a stream, such as G-1A2B3C4D5E`);
}

/** https://www.indexnow.org/documentation: 8 to 128 notifications, digits and dashes. */
export function indexNowKey(text: string): string | Fault {
  return /^[a-zA-Z0-9-]{8,128}$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not 8 to 128 notifications, digits and dashes`);
}

/** With its protocol, which nobody should guess. */
export function siteAddress(text: string): URL | Fault {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol)
    ? url
    : new Fault(`${quoted(text)} is not an address such as https://www.example.com`);
}

/**
 * Where functions are that pages call from elsewhere. Over https, since browsers let no page of an https
 * site call anything less; but for a machine that calls itself.
 */
export function functionsAddress(text: string): string | Fault {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  return isSafe && url.href === url.origin + url.pathname
    ? url.href.replace(/\/$/, '')
    : new Fault(
        `${quoted(text)} is not an address such as https://functions.example.com/api, with https: and with nothing behind it`,
      );
}

const providerKinds = ['proof-of-work', 'recaptcha', 'recaptcha-enterprise'] as const;

/** One of the ways in which a page shows that a person is at it. */
export function providerKind(text: string): AppCheckProvider['kind'] | Fault {
  return (
    providerKinds.find((kind) => kind === text) ??
    new Fault(`${quoted(text)} is none of ${providerKinds.join(', ')}`)
  );
}

/** A key or name that Google has given, and that pages are told. */
export function publicKey(text: string): string | Fault {
  return /^[\w-]{4,100}$/.test(text) ? text : new Fault(`${quoted(text)} is not a key or name`);
}

/** Holds the number of the project, by which its tokens are known. */
export function firebaseAppId(text: string): string | Fault {
  return /^\d+:\d+:web:[0-9a-f]+$/.test(text)
    ? text
    : new Fault(`${quoted(text)} is not the id of a web app, such as 1:1234567890:web:0123abcd`);
}

/** The problem never repeats the text, which may hold a password. */
export function smtpAddress(text: string): URL | Fault {
  const url = URL.parse(text);
  return url !== null && parseSmtpUrl(url) !== undefined ? url : new Fault(smtpUrlFormat);
}

/** Never repeats the text: whoever knows it can write to the agency's phone. */
export function webhookAddress(text: string): URL | Fault {
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
export function trustedProxies(text: string): string | Fault {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => namedNetworks.has(proxy) || isNetwork(proxy))
    ? proxies.join(',')
    : new Fault(
        `${quoted(text)} names no proxies by their addresses, such as loopback, uniquelocal or 10.0.0.0/8`,
      );
}

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

/** With or without the name that goes before it. */
export function mailAddress(text: string): MailAddress | Fault {
  const { name = '', address = text } =
    /^(?<name>.*?)\s*<(?<address>[^<>]*)>$/.exec(text)?.groups ?? {};
  if (!emailPattern.test(address)) {
    return new Fault(`${quoted(text)} is not an address such as Hello <hello@example.com>`);
  }
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}
