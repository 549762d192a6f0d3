import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { mayCount } from '#site/client/analytics/may-count.ts';
import { fakePage, fakeStorage } from '#test/fixtures/fake-page.ts';
import { connectCountingSwitch } from './connect-counting-switch.ts';

let toggle: EventTarget & { checked: boolean; disabled: boolean };
let stored: Map<string, string>;
beforeEach(() => {
  toggle = Object.assign(new EventTarget(), { checked: false, disabled: true });
  stored = new Map();
  const storage = fakeStorage(stored);
  fakePage(
    { querySelector: () => toggle },
    { localStorage: storage, sessionStorage: storage, location: { reload: vi.fn() } },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor who opts out sends no more events, not even those of the page that unloads', () => {
  logEvent({ name: 'phone_click', parameters: {} });
  const unsent = window.analyticsQueue;
  stored.set('visit', '["1"]');
  connectCountingSwitch();
  turn(true);
  // While the page unloads.
  const vital = { metric_name: 'CLS', metric_value: 0, screen_name: '/privacy' } as const;
  logEvent({ name: 'web_vital', parameters: vital });
  expect(unsent).toEqual([]);
  expect(mayCount()).toBe(false);
  // After the reload.
  connectCountingSwitch();
  expect(stored.has('visit')).toBe(false);
  turn(false);
  expect(mayCount()).toBe(true);
});

function turn(checked: boolean) {
  expect(toggle.disabled).toBe(false);
  toggle.checked = checked;
  toggle.dispatchEvent(new Event('change'));
}
