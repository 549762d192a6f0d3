import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';
import { visitPause } from '#contract/event-batch.ts';

const minute = 60_000;
/** What the tab keeps; `undefined` where storage is blocked. */
let tab: Map<string, readonly unknown[]> | undefined;
beforeEach(() => {
  tab = new Map();
});
afterEach(() => vi.unstubAllGlobals());

describe('a visit', () => {
  test('begins with its first screen, the host that linked here and the campaign', async () => {
    const page = await arrive({
      referrer: 'https://www.google.com/search?q=denver',
      search: '?utm_source=newsletter&utm_medium=mail&utm_campaign=spring&gclid=1',
    });
    expect(page.tell([shown('/services'), shown('/about')])).toEqual({
      visit: {
        landing: '/services',
        referrer: 'www.google.com',
        source: 'newsletter',
        medium: 'mail',
        campaign: 'spring',
      },
      reached: ['came', 'looked-further'],
    });
  });

  test('is the same on the next page, and its steps are told once', async () => {
    const from = { referrer: 'https://maps.example/', search: '?utm_source=map' };
    const first = (await arrive(from)).tell([shown('/')]);
    const page = await arrive({ referrer: 'https://fourteener.example/' });
    const next = page.tell([shown('/clients', 1), at(1, 'open_contact'), at(1, 'open_contact')]);
    expect(next.visit).toEqual(first.visit);
    expect(next.reached).toEqual(['looked-further', 'turned-to-contact']);
    const sent = page.tell([at(2, 'contact_form_start'), at(3, 'contact_form_sent')]);
    expect(sent.reached).toEqual(['started-form']);
    expect(page.tell([at(4, 'contact_form_sent'), shown('/', 4)]).reached).toEqual([]);
  });

  test('that sends its message at once has come all the way', async () => {
    const page = await arrive();
    expect(page.tell([shown('/'), at(0, 'contact_form_sent')]).reached).toEqual([
      'came',
      'turned-to-contact',
      'started-form',
    ]);
    expect(page.tell([at(1, 'phone_click'), at(1, 'email_click')]).reached).toEqual([
      'called',
      'wrote-mail',
    ]);
  });

  test('ends with a pause: who comes back makes another, from nowhere else', async () => {
    const page = await arrive({ referrer: 'https://maps.example/' });
    page.tell([shown('/')]);
    const pause = visitPause / minute;
    expect(page.tell([at(pause - 1, 'open_contact')]).reached).toEqual(['turned-to-contact']);
    const back = await arrive({ referrer: 'https://fourteener.example/' });
    const { visit, reached } = back.tell([
      shown('/about', 2 * pause),
      at(2 * pause, 'phone_click'),
    ]);
    expect(visit).toMatchObject({ landing: '/about', referrer: '' });
    expect(reached).toEqual(['came', 'turned-to-contact', 'called']);
  });

  test('is not begun by how fast its last page was, which is told long after it', async () => {
    const page = await arrive();
    const { visit } = page.tell([shown('/')]);
    const vital = { metric_name: 'CLS', metric_value: 0, screen_name: '/' } as const;
    const told = page.tell([event(600, { name: 'web_vital', parameters: vital })]);
    expect(told).toEqual({ visit, reached: [] });
    // Nor is it any longer for that.
    expect(page.tell([shown('/about', 601)]).reached).toEqual(['came']);
  });

  test('in a second tab, by a link of ours, is not counted as another', async () => {
    const page = await arrive({ referrer: 'https://fourteener.example/clients' });
    const { visit, reached } = page.tell([shown('/about'), at(0, 'phone_click')]);
    expect(visit.referrer).toBe('');
    expect(reached).toEqual(['turned-to-contact', 'called']);
  });
});

describe('where the browser keeps nothing', () => {
  test('a visit counts once, and its steps once for each page', async () => {
    tab = undefined;
    const first = await arrive({ referrer: 'https://maps.example/' });
    expect(first.tell([shown('/'), at(0, 'phone_click')]).reached).toContain('came');
    const again = first.tell([at(1, 'phone_click')]);
    expect(again.reached).toEqual([]);
    expect(again.visit.referrer).toBe('maps.example');
    const next = await arrive({ referrer: 'https://fourteener.example/' });
    expect(next.tell([shown('/about', 1)]).reached).toEqual([]);
  });

  test('or keeps what is no visit, another one begins', async () => {
    for (const kept of [[7], [null, null], ['then', '/']]) {
      tab = new Map([['visit-1', kept]]);
      const { visit, reached } = (await arrive()).tell([shown('/about')]);
      expect(visit.landing).toBe('/about');
      expect(reached).toEqual(['came']);
    }
  });
});

/** Opens a page, whose script is a new one. */
async function arrive({ referrer = '', search = '' } = {}) {
  vi.stubGlobal('document', { documentElement: { dataset: { screenName: '/here' } } });
  vi.stubGlobal('location', { host: 'fourteener.example' });
  vi.resetModules();
  const { visitOf } = await import('./visit.ts');
  const outbox = {
    events: [],
    told: 0,
    tell: () => undefined,
    referrer,
    search,
    logEvent: () => undefined,
    fromTab: (name: string) => tab?.get(name) ?? [],
    toTab: (name: string, list: readonly unknown[]) => void tab?.set(name, list),
    mayCount: () => true,
  };
  return { tell: (events: readonly LoggedEvent[]) => visitOf(events, outbox) };
}

/** So many minutes after the first. */
function event(minutes: number, what: AnalyticsEvent): LoggedEvent {
  return { ...what, at: 1_800_000_000_000 + minutes * minute };
}

function at(
  minutes: number,
  name: 'open_contact' | 'contact_form_start' | 'contact_form_sent' | 'phone_click' | 'email_click',
): LoggedEvent {
  return event(minutes, { name, parameters: {} });
}

function shown(path: string, minutes = 0): LoggedEvent {
  return event(minutes, {
    name: 'screen_view',
    parameters: {
      screen_name: path,
      page_path: path,
      page_title: 'A page',
      firebase_event_origin: 'auto',
      firebase_screen: path,
      firebase_screen_class: 'Page',
      screen_class: 'Page',
      firebase_screen_id: 1,
    },
  });
}
