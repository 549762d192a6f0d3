import { HTMLElement, parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';
import { screenView } from '#test/fixtures/event-batches.ts';
import { fakePage, fakeStorage, stubGlobals } from '#test/fixtures/fake-page.ts';
import { connectGoogleAnalytics } from './google-analytics.ts';
import { readGoogleAnswer, writeGoogleAnswer } from './google-answer.ts';

const id = 'G-1A2B3C4D5E';

let local: Map<string, string>;
beforeEach(() => {
  local = new Map();
  stubGlobals({ localStorage: fakeStorage(local), navigator: {} });
});
afterEach(() => vi.unstubAllGlobals());

test('forwards the events of this page after an earlier yes, and none of pages before', () => {
  writeGoogleAnswer('yes');
  const page = openPage('/', [screenView('/services')]);
  page.log(click('phone_click'));
  expect(page.forwarded()).toEqual(['screen_view /', 'phone_click']);
});

test('forwards the view of the page once after each yes on it, and nothing done under a no', () => {
  const page = openPage('/');
  page.log(click('open_contact'));
  for (const answer of ['yes', 'no', 'yes', 'no', 'yes'] as const) {
    page.answer(answer);
    page.log(click(answer === 'yes' ? 'client_images' : 'phone_click'));
  }
  expect(page.forwarded()).toEqual(['screen_view /', ...Array(3).fill('client_images')]);
});

test.each([
  ['said no on another page', () => writeGoogleAnswer('no'), 'pageshow'],
  ['said no in another tab', () => writeGoogleAnswer('no'), 'storage'],
  ['left the count', () => local.set('do-not-count', 'yes'), 'event-logged'],
])('stops on an open page when the visitor %s', (_, change, eventName) => {
  writeGoogleAnswer('yes');
  const page = openPage('/');
  change();
  page.dispatch(eventName);
  page.log(click('phone_click'));
  expect(page.forwarded()).toEqual(['screen_view /']);
  expect(page.isStopped()).toBe(true);
});

test.each([
  ['there is no answer', () => local.clear(), 'not yet'],
  ['the answer is no', () => writeGoogleAnswer('no'), 'no'],
  ['the answer is neither', () => local.set([...local.keys()].join(), 'maybe'), 'not yet'],
  [
    'Global Privacy Control is on',
    () => vi.stubGlobal('navigator', { globalPrivacyControl: true }),
    'cannot be asked',
  ],
  ['Do Not Track is on', () => vi.stubGlobal('navigator', { doNotTrack: '1' }), 'cannot be asked'],
])('forwards nothing and deletes cookies of Google where %s', (_, change, answer) => {
  writeGoogleAnswer('yes');
  change();
  expect(readGoogleAnswer()).toBe(answer);
  const page = openPage('/');
  expect(page.forwarded()).toEqual([]);
  expect([...page.cookies.keys()]).toEqual(['other']);
});

test('does not forward the id of a sent message', () => {
  writeGoogleAnswer('yes');
  const page = openPage('/');
  const messageId = '01939d4e-7c00-7000-8000-000000000001';
  page.log({ name: 'contact_form_sent', parameters: {}, messageId });
  expect(page.forwarded()).toContain('contact_form_sent');
  expect(JSON.stringify(page.commands())).not.toContain(messageId);
});

function click(name: 'open_contact' | 'client_images' | 'phone_click'): AnalyticsEvent {
  return { name, parameters: {} };
}

/** A page that has been shown, after others that left unsent events. */
function openPage(path: string, inherited: readonly LoggedEvent[] = []) {
  const events: LoggedEvent[] = [...inherited, screenView(path)];
  const cookies = new Map([
    ['_ga', '1'],
    ['other', '2'],
  ]);
  const { window, document } = fakePage(
    {
      querySelectorAll: () => [],
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: () => undefined },
    },
    { location: { hostname: 'www.fourteener.example' }, Element: HTMLElement },
  );
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((cookie) => cookie.join('=')).join('; '),
    set(cookie: string) {
      cookies.delete(cookie.split('=')[0] ?? '');
    },
  });
  const outbox = { events, inherited: inherited.length, sent: 0, referrer: '', search: '' };
  connectGoogleAnalytics(id, outbox);
  const commands = () =>
    (window.dataLayer ?? []).map((command): readonly unknown[] => Object.values(command ?? {}));
  return {
    cookies,
    commands,
    dispatch: (name: string) => window.dispatchEvent(new Event(name)),
    answer(answer: 'yes' | 'no') {
      const value = parse(`<b data-google-answer="${answer}"></b>`).firstChild;
      document.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value }));
    },
    log(event: Omit<LoggedEvent, 'at'> & AnalyticsEvent) {
      events.push({ ...event, at: Date.now() });
      window.dispatchEvent(new Event('event-logged'));
    },
    /** The names of forwarded events, with the path of a view. */
    forwarded: () =>
      commands().flatMap(([command, name, parameters]) => {
        const path: unknown = Reflect.get(Object(parameters), 'page_path');
        return command === 'event' ? [[name, path].join(' ').trim()] : [];
      }),
    isStopped: (): unknown => Reflect.get(window, `ga-disable-${id}`),
  };
}
