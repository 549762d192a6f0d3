import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from '#site/client/analytics/log-event.ts';
import { mayCount } from '#site/client/analytics/may-count.ts';
import { connectCountingSwitch } from './counting-switch.ts';

let toggle: EventTarget & { checked: boolean; disabled: boolean };
let kept: Map<string, string>;
beforeEach(() => {
  toggle = Object.assign(new EventTarget(), { checked: false, disabled: true });
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const window: EventTarget & Pick<Window, 'analyticsQueue'> = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('document', { querySelector: () => toggle });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { reload: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

test('who leaves the count is not told of, nor is how fast the page was that they leave by it', () => {
  logEvent({ name: 'phone_click', parameters: {} });
  const toBeTold = window.analyticsQueue;
  kept.set('visit', '["1"]');
  connectCountingSwitch();
  turn(true);
  // As the page goes.
  const vital = { metric_name: 'CLS', metric_value: 0, screen_name: '/privacy' } as const;
  logEvent({ name: 'web_vital', parameters: vital });
  expect(toBeTold).toEqual([]);
  expect(mayCount()).toBe(false);
  // The page as it comes again.
  connectCountingSwitch();
  expect(kept.has('visit')).toBe(false);
  turn(false);
  expect(mayCount()).toBe(true);
});

function turn(checked: boolean) {
  expect(toggle.disabled).toBe(false);
  toggle.checked = checked;
  toggle.dispatchEvent(new Event('change'));
}
