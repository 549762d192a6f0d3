/** Parsers of single settings. Each takes a text that is not blank, and throws {@link SettingProblem}. */
import { isIPv6 } from 'node:net';
import { emailPattern } from '#contract/contact-message.ts';
import { isLoopbackHost } from './url-parts.ts';
import { quote } from './printable.ts';

/** Why a setting is not valid: a sentence without its subject and period. */
export class SettingProblem extends Error {
  override readonly name = 'SettingProblem';
}

export function hostName(text: string): string {
  // It may resolve to 127.0.0.1 and to ::1, and Node listens on only one.
  if (text === 'localhost') return '127.0.0.1';
  if (/^[a-zA-Z0-9._-]+$/.test(text) || isIPv6(text)) return text;
  throw notA(
    text,
    'a host name or IP address, such as 127.0.0.1, 0.0.0.0 or ::, without brackets and a port',
  );
}

export function folderPath(text: string): string {
  if (!/^[~$]/.test(text)) return text;
  throw new SettingProblem(
    `${quote(text)} is filled in by shells only: write the whole path, such as /home/me/data`,
  );
}

export const portNumber = wholeNumber(0, 65_535, 'a port, which is a number from 0 to 65535');
export const drainTime = wholeNumber(0, 60, 'a whole number of seconds from 0 to 60');

/** Up to ten years, so that a typo does not turn deletion off unnoticed. */
export const dayCount = wholeNumber(1, 3650, 'a whole number of days from 1 to 3650');

/** Two of them may be digests. */
export const emailsPerHour = wholeNumber(2, 10_000, 'a whole number of emails from 2 to 10000');
export const measurementId = matching(/^G-[A-Z0-9]{4,20}$/, 'a stream id, such as G-1A2B3C4D5E');

/** From https://www.indexnow.org/documentation */
export const indexNowKey = matching(/^[a-zA-Z0-9-]{8,128}$/, '8 to 128 letters, digits and dashes');

export const publicKey = matching(/^[\w-]{4,100}$/, 'a key or name');

/** Contains the number of the project, which its tokens name. */
export const firebaseAppId = matching(
  /^\d+:\d+:web:[0-9a-f]+$/,
  'the id of a web app, such as 1:1234567890:web:0123abcd',
);

const providerKinds = ['proof-of-work', 'recaptcha', 'recaptcha-enterprise'] as const;

export function providerKind(text: string): (typeof providerKinds)[number] {
  const kind = providerKinds.find((each) => each === text);
  if (kind !== undefined) return kind;
  throw notA(text, `one of ${providerKinds.join(', ')}`);
}

export function siteAddress(text: string): URL {
  const url = URL.parse(text);
  const isHttp = url !== null && /^https?:$/.test(url.protocol);
  if (isHttp && url.href === `${url.origin}/`) return url;
  throw notA(text, 'an address such as https://www.example.com, with nothing after it: no path');
}

/** Over https, since browsers let no page of an https site call anything less; or on this machine. */
export function functionsAddress(text: string): string {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (isSafe && url.href === url.origin + url.pathname) return url.href.replace(/\/$/, '');
  throw notA(
    text,
    'an address such as https://functions.example.com/api, with https: and nothing after the path',
  );
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export function parseMailAddress(text: string): MailAddress {
  const { name = '', address = text } =
    /^(?<name>.*?)\s*<(?<address>[^<>]*)>$/.exec(text)?.groups ?? {};
  if (emailPattern.test(address) && !/[<>]/.test(name))
    return { name: name.replace(/^"(.*)"$/, '$1'), address };
  throw notA(text, 'an address such as Hello <hello@example.com>');
}

function matching(pattern: RegExp, what: string): (text: string) => string {
  return (text) => {
    if (pattern.test(text)) return text;
    throw notA(text, what);
  };
}

function wholeNumber(min: number, max: number, what: string): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,5}$/.test(text) && number >= min && number <= max) return number;
    throw notA(text, what);
  };
}

function notA(text: string, what: string): SettingProblem {
  return new SettingProblem(`${quote(text)} is not ${what}`);
}
