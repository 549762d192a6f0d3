import type { ContactFormFailure, ContactType } from '#contract/analytics-events.ts';
import { contactFormFailures, contactTypes } from '#contract/analytics-events.ts';
import type { VisitStep } from '#contract/event-batch.ts';
import type { NotificationKind } from '../contact/notification.ts';
import { isDay } from '../analytics/calendar.ts';
import type { Report } from './report.ts';
import type { Period } from './report-period.ts';
import type { Vital, VitalName } from './vital-figures.ts';

/** What a report calls things, whichever form it takes. */
export const stepWords: Readonly<Record<VisitStep, string>> = {
  came: 'Came to the site',
  'looked-further': 'Looked further',
  'turned-to-contact': 'Turned to contact',
  'started-form': 'Began the form',
  'sent-message': 'Sent a message',
  called: 'Tapped the number',
  'wrote-mail': 'Tapped the address',
};

/** The heading of the climb. */
export const climbTitle = 'The way to a message';

/** Of the speeds, which are of the 75th percentile. */
export const speedMeaning = 'three visits in four were at least this fast';

/** The climb from the first screen to a sent message. */
export const climb = [
  'came',
  'looked-further',
  'turned-to-contact',
  'started-form',
  'sent-message',
] as const satisfies readonly VisitStep[];

export const notificationWords: Readonly<Record<NotificationKind, string>> = {
  inquiry: 'To you',
  confirmation: 'Confirmations',
  webhook: 'Webhook',
};

export const vitalWords: Readonly<Record<VitalName, string>> = {
  LCP: 'Main picture or text is shown',
  INP: 'Answers a tap or a key',
  CLS: 'Moves while it loads',
};

/** The sources that are no host, as the count keeps them. */
export function sourceWords(name: string): string {
  return name === '' ? 'Typed in, or not told' : name;
}

export function contactTypeWords(name: string): string {
  const type = contactTypes.find((known) => known === name);
  return type === undefined ? name : typeWords[type];
}

const typeWords: Readonly<Record<ContactType, string>> = {
  call: 'Call or text',
  email: 'Email',
  form: 'Contact form',
};

/** Why a form was not sent. */
export function failureWords(name: string): string {
  const failure = contactFormFailures.find((known) => known === name);
  return failure === undefined ? name : failures[failure];
}

const failures: Readonly<Record<ContactFormFailure, string>> = {
  invalid: 'The server found a field wrong',
  offline: 'The visitor was offline',
  timeout: 'No answer within 15 seconds',
  'too-many': 'Too many from one connection',
  unavailable: 'The server could not take it',
  unauthenticated: 'Not shown to be a person',
  internal: 'The connection or the server failed',
};

/** `October 2026`, or `October 22 to November 20, 2026`. */
export function periodWords({ period, month }: Pick<Report, 'period' | 'month'>): string {
  if (month !== undefined) return monthWords(month);
  return stretchWords(period);
}

/** The period before, for the end of a sentence: `September 2026`, `the 30 days before`. */
export function beforeWords({ before, month }: Pick<Report, 'before' | 'month'>): string {
  if (month !== undefined) return monthWords(before.from.slice(0, 7));
  return before.days === 1
    ? 'the day before'
    : `the ${before.days.toLocaleString('en-US')} days before`;
}

export function monthWords(month: string): string {
  return written(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** `Oct 5`; what is no day stays as it is. */
export function shortDay(day: string): string {
  return isDay(day) ? written(day, { month: 'short', day: 'numeric' }) : day;
}

export function longDay(day: string): string {
  return written(day, { month: 'long', day: 'numeric', year: 'numeric' });
}

function stretchWords({ from, to }: Period): string {
  if (from === to) return longDay(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const begin = sameYear ? written(from, { month: 'long', day: 'numeric' }) : longDay(from);
  return `${begin} to ${longDay(to)}`;
}

/** LCP in seconds, INP in milliseconds, CLS as it is. */
export function vitalValue(metric: VitalName, { p75 }: Pick<Vital, 'p75'>): string {
  if (p75 === undefined) return '–';
  switch (metric) {
    case 'LCP':
      return `${(p75 / 1000).toFixed(1)} s`;
    case 'INP':
      return `${Math.round(p75)} ms`;
    case 'CLS':
      return p75.toFixed(2);
  }
}

/** `2 s`, `4 min`, `3 h`, `2 days`. */
export function durationWords(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '–';
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return 'under 1 s';
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 visit`, `2,000 visits`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** `17%`; nothing of nothing. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 1) return 'under 1%';
  return `${Math.round(percent)}%`;
}

/** Days are kept without a clock, and written by UTC's so that none moves. */
function written(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
}
