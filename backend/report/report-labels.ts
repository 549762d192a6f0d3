import type { VisitStep } from '#contract/event-batch.ts';
import { notFound } from '../analytics/site-screens.ts';
import type { VitalName } from './figures.ts';
import type { Report } from './report.ts';

export const stepLabels: Readonly<Record<VisitStep, readonly [row: string, head: string]>> = {
  visited: ['Visited the site', 'Visits'],
  'viewed-second-page': ['Viewed a second page', '2nd page'],
  'opened-contact': ['Opened contact', 'Contact'],
  'started-form': ['Started the form', 'Form'],
  'sent-message': ['Sent a message', 'Sent'],
  called: ['Tapped the phone number', 'Called'],
  'wrote-email': ['Tapped the email address', 'Emailed'],
  texted: ['Tapped the link to text', 'Texted'],
  booked: ['Went to pick a time', 'Booking'],
};

export const vitalLabels: Readonly<Record<VitalName, string>> = {
  LCP: 'LCP, main content shown',
  INP: 'INP, response to a tap or key',
  CLS: 'CLS, layout shift',
};

export function sourceLabel(name: string): string {
  return name === '' ? 'Direct or unknown' : name;
}

export const codeLabels: ReadonlyMap<string, string> = new Map([
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
]);

/** Of the events that are rows of their own. The numbers of other events are in other tables. */
export const eventLabels: ReadonlyMap<string, string> = new Map([
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
  const [, folder, slug] = /^(\/services\/post|\/articles|\/for)?\/([a-z0-9-]+)$/.exec(name) ?? [];
  if (slug === undefined) return name;
  const words = slug.replaceAll('-', ' ').replaceAll(/\bseo\b/g, 'SEO');
  if (folder === '/for') return `Trade: ${words}`;
  if (folder !== undefined) return `Article: ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const screenLabels: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/services/post/:slug', 'Articles'],
  ['/articles/:slug', 'Other articles'],
  ['/for/:trade', 'Trades'],
  ['/articles', 'List of other articles'],
  ['/404', 'Page not found'],
  [notFound, 'Page not found'],
]);

/** Returns `October 22 to November 20, 2026`. */
export function periodText({ period: { from, to } }: Pick<Report, 'period'>): string {
  if (from === to) return dayText(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const begin = isSameYear ? dayText(from).replace(/, \d+$/, '') : dayText(from);
  return `${begin} to ${dayText(to)}`;
}

export function comparisonText({ before }: Pick<Report, 'before'>): string {
  if (!before.isComparable) return 'The period before was not counted, or only in part.';
  return `Compared with ${before.days === 1 ? 'the day' : `the ${numberText(before.days)} days`} before.`;
}

/** Returns `November 20, 2026`. In UTC, since a day has no time zone. */
export function dayText(day: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', options);
}

export function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

/** Returns `1 visit` or `2,000 visits`. */
export function countText(count: number, one: string): string {
  return `${numberText(count)} ${one}${count === 1 ? '' : 's'}`;
}

export function vitalText(metric: VitalName, p75: number | undefined): string {
  if (p75 === undefined) return '–';
  if (metric === 'LCP') return `${(p75 / 1000).toFixed(1)} s`;
  return metric === 'INP' ? `${p75} ms` : p75.toFixed(2);
}
