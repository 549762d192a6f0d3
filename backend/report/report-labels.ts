import type { VisitStep } from '#contract/event-batch.ts';
import { notFound } from '../analytics/site-screens.ts';
import type { Report } from './report.ts';
import type { VitalName } from './vital-figures.ts';

export const stepLabels: Readonly<Record<VisitStep, string>> = {
  visited: 'Visited the site',
  'viewed-second-page': 'Viewed a second page',
  'opened-contact': 'Opened contact',
  'started-form': 'Started the form',
  'sent-message': 'Sent a message',
  called: 'Tapped the phone number',
  'wrote-email': 'Tapped the email address',
};

/** The same steps as column heads. */
export const stepHeads: Readonly<Record<VisitStep, string>> = {
  visited: 'Visits',
  'viewed-second-page': '2nd page',
  'opened-contact': 'Contact',
  'started-form': 'Form',
  'sent-message': 'Sent',
  called: 'Called',
  'wrote-email': 'Emailed',
};

export const vitalLabels: Readonly<Record<VitalName, string>> = {
  LCP: 'LCP, main content shown',
  INP: 'INP, response to a tap or key',
  CLS: 'CLS, layout shift',
};

export function sourceLabel(name: string): string {
  return name === '' ? 'Direct or unknown' : name;
}

/** Returns the label of a contact type, an event or the reason of a failed form. */
export function codeLabel(code: string): string {
  return codeLabels.get(code) ?? code;
}

const codeLabels: ReadonlyMap<string, string> = new Map([
  ['call', 'Call or text'],
  ['email', 'Email'],
  ['form', 'Contact form'],
  ['invalid', 'The server rejected a field'],
  ['offline', 'The visitor was offline'],
  ['timeout', 'No answer in time'],
  ['too-many', 'Too many requests'],
  ['unavailable', 'The server could not store it'],
  ['unauthenticated', 'App check failed'],
  ['internal', 'The connection or the server failed'],
  ['open_contact', 'Opened the contact dialog'],
  ['client_images', 'Clicked a client’s picture'],
  ['shop_check', 'Finished the shop check'],
  ['case_touched', 'Moved a divider or made a guess'],
  ['view_process', 'Viewed the process page'],
  ['shop_sign', 'Put up a sign on the home page'],
]);

/** Returns a readable name for a path or a route pattern, made from the address alone. */
export function screenLabel(name: string): string {
  const known = screenLabels.get(name);
  if (known !== undefined) return known;
  const [, folder, slug] = /^(\/services\/post)?\/([a-z0-9-]+)$/.exec(name) ?? [];
  if (slug === undefined) return name;
  const words = slug.replaceAll('-', ' ').replaceAll(/\bseo\b/g, 'SEO');
  return folder === undefined
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : `Article: ${words}`;
}

const screenLabels: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/services/post/:slug', 'Articles'],
  ['/404', 'Page not found'],
  [notFound, 'Page not found'],
]);

/** Returns `October 22 to November 20, 2026`. */
export function periodText({ period: { from, to } }: Pick<Report, 'period'>): string {
  if (from === to) return dayText(from);
  const begin = dayText(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? begin.replace(/, \d+$/, '') : begin} to ${dayText(to)}`;
}

/** Returns what the numbers are compared with, as a sentence. */
export function comparisonText({ before }: Pick<Report, 'before'>): string {
  if (!before.isComparable) return 'The period before was not counted, or only in part.';
  return `Compared with ${before.days === 1 ? 'the day' : `the ${numberText(before.days)} days`} before.`;
}

export function dayText(day: string): string {
  return dayFormat.format(Date.parse(day));
}

export function monthText(month: string): string {
  return monthFormat.format(Date.parse(`${month}-01`));
}

/** In UTC, since a day has no time zone. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

/** Returns seconds for LCP, milliseconds for INP, and the plain value for CLS. */
export function vitalText(metric: VitalName, p75: number | undefined): string {
  if (p75 === undefined) return '–';
  if (metric === 'LCP') return `${(p75 / 1000).toFixed(1)} s`;
  return metric === 'INP' ? `${p75} ms` : p75.toFixed(2);
}
