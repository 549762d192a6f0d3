import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#contract/analytics-events.ts';
import { visitPause } from '#contract/event-batch.ts';
import { fakeStorage, stubGlobals } from '#test/fixtures/fake-page.ts';
import { screenView } from '#test/fixtures/event-batches.ts';

const start = 1_800_000_000_000;
const minute = 60_000;
const ownSite = 'https://fourteener.example/clients';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
});
afterEach(() => vi.unstubAllGlobals());

test('begins with its first screen, the host that linked here and the campaign', async () => {
  const page = await openPage({
    referrer: 'https://www.google.com/search?q=denver',
    search: '?utm_source=newsletter&utm_medium=mail&utm_campaign=spring&gclid=1',
  });
  expect(page.visitOf([view('/services'), view('/about')])).toEqual({
    visit: {
      landing: '/services',
      referrer: 'www.google.com',
      source: 'newsletter',
      medium: 'mail',
      campaign: 'spring',
    },
    reached: ['visited', 'viewed-second-page'],
  });
});

test.each<[Act, readonly string[]]>([
  ['contact_form_sent', ['visited', 'opened-contact', 'started-form']],
  ['phone_click', ['visited', 'opened-contact', 'called']],
  ['email_click', ['visited', 'opened-contact', 'wrote-email']],
  ['text_click', ['visited', 'opened-contact', 'texted']],
  ['booking_click', ['visited', 'opened-contact', 'booked']],
])('reaches every step up to %s', async (name, steps) => {
  const page = await openPage();
  expect(page.visitOf([view('/'), event(name)]).reached).toEqual(steps);
});

test('ends after a pause, and the next one has no source', async () => {
  const pause = visitPause / minute;
  const page = await openPage({ referrer: 'https://maps.example/' });
  page.visitOf([view('/')]);
  expect(page.visitOf([event('open_contact', pause - 1)]).reached).toEqual(['opened-contact']);
  const back = await openPage({ referrer: ownSite });
  const next = back.visitOf([view('/about', 2 * pause), event('phone_click', 2 * pause)]);
  expect(next.visit).toMatchObject({ landing: '/about', referrer: '' });
  expect(next.reached).toEqual(['visited', 'opened-contact', 'called']);
});

test('is neither begun nor prolonged by the web vitals of a page that is left late', async () => {
  const page = await openPage();
  const { visit } = page.visitOf([view('/')]);
  const vital = { metric_name: 'CLS', metric_value: 0, screen_name: '/' } as const;
  const late = { name: 'web_vital', parameters: vital, at: start + 600 * minute } as const;
  expect(page.visitOf([late])).toEqual({ visit, reached: [] });
  expect(page.visitOf([view('/about', 601)]).reached).toEqual(['visited']);
});

test('is not counted twice when our own link opens a second tab', async () => {
  const page = await openPage({ referrer: ownSite });
  const { visit, reached } = page.visitOf([view('/about'), event('phone_click')]);
  expect(visit.referrer).toBe('');
  expect(reached).toEqual(['opened-contact', 'called']);
});

/** Opens a page, whose script is a new one. */
async function openPage({ referrer = '', search = '' } = {}) {
  stubGlobals({
    document: { documentElement: { dataset: { screenName: '/here' } } },
    location: { host: 'fourteener.example' },
    sessionStorage: fakeStorage(stored),
  });
  vi.resetModules();
  const { visitOf } = await import('./visit.ts');
  const outbox = { events: [], inherited: 0, sent: 0, referrer, search };
  return { visitOf: (events: readonly LoggedEvent[]) => visitOf(events, outbox) };
}

type Act =
  | 'open_contact'
  | 'contact_form_start'
  | 'contact_form_sent'
  | 'phone_click'
  | 'email_click'
  | 'text_click'
  | 'booking_click';

function event(name: Act, minutes = 0): LoggedEvent {
  return { name, parameters: {}, at: start + minutes * minute };
}

function view(path: string, minutes = 0): LoggedEvent {
  return { ...screenView(path), at: start + minutes * minute };
}
