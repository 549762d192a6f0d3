import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from './log-event.ts';
import { startAnalytics } from './start-analytics.ts';

const sent = vi.fn(() => true);
let kept: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  tab = new Map();
  sent.mockClear();
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(tab));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page tells what it has noted when it is left', async () => {
  const page = await openPage();
  page.leave();
  expect(sent).toHaveBeenCalledOnce();
  expect([...tab.keys()].sort()).toEqual(['previous-screen', 'untold-1', 'visit-1']);
});

test('a browser that is left out meanwhile is told of no more, and nothing stays of its visit', async () => {
  const page = await openPage();
  kept.set('do-not-count', 'yes');
  page.act();
  page.leave();
  expect(sent).not.toHaveBeenCalled();
  expect(tab.has('visit-1')).toBe(false);
  expect(tab.get('untold-1')).toBe('[]');
  // Nor later, when it is counted again.
  kept.clear();
  page.leave();
  expect(sent).not.toHaveBeenCalled();
});

test('so it is without a connection, where all would else wait for the next page', async () => {
  const page = await openPage({ onLine: false });
  page.leave();
  expect(tab.get('untold-1')).toContain('screen_view');
  kept.set('do-not-count', 'yes');
  page.act();
  page.leave();
  expect(tab.get('untold-1')).toBe('[]');
});

test('what waits for this page and is no event is left out, and what an older release kept too', async () => {
  tab.set('untold-events', '["", "", {"name": "phone_click", "parameters": {}, "at": 1}]');
  tab.set('untold-1', '["", "", 7, null, {"name": "email_click"}, {"at": 1}]');
  const page = await openPage({ onLine: false });
  page.leave();
  expect(tab.get('untold-1')).toMatch(/^\["","",\{"name":"screen_view"/);
});

/** A page on which the script that counts has come. */
async function openPage({ onLine = true } = {}) {
  const window = Object.assign(new EventTarget(), {
    requestIdleCallback: (then: () => void) => then(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', window.requestIdleCallback);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('location', { pathname: '/', search: '', host: 'fourteener.example' });
  vi.stubGlobal('navigator', { onLine, sendBeacon: sent, connection: { saveData: true } });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      readyState: 'complete',
      visibilityState: 'visible',
      referrer: '',
      title: 'Fourteener',
      querySelector: () => null,
      documentElement: { dataset: { screenName: '/' } },
    }),
  );
  vi.stubGlobal('IntersectionObserver', vi.fn());
  startAnalytics();
  await vi.dynamicImportSettled();
  return {
    act: () => logEvent({ name: 'open_contact', parameters: {} }),
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
}

function storage(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
