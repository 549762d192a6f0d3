import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#contract/analytics-events.ts';
import { parseEventBatch } from '#backend/analytics/parse-event-batch.ts';
import { screenView } from '#test/fixtures/event-batches.ts';
import { mayCount } from './may-count.ts';
import { visitOf } from './visit.ts';

const seen = screenView('/about');

beforeEach(() => {
  vi.stubGlobal('location', { host: 'fourteener.example', pathname: '/about' });
  vi.stubGlobal('document', { documentElement: { dataset: { screenName: '/about' } } });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a landing that is no path', [seen.at, 'about', '', '', '', '', 'came']],
  ['no landing', [seen.at]],
  ['no time', ['soon', '/', '', '', '', '', 'came']],
  ['things of another kind', [{}, [], null]],
  ['a visit that is over', [seen.at - 31 * 60_000, '/', '', '', '', '', 'came']],
])('what the tab keeps of a visit begins another one, where it has %s', (_, kept) => {
  const told = batch(kept);
  expect(told).toMatchObject({ visit: { landing: '/about' }, reached: ['came'] });
  // Else nothing that this tab tells would be counted any more.
  expect(parseEventBatch(JSON.stringify(told))).toMatchObject({ ok: true });
});

test('a visit that goes on says how it began, and reaches each step once', () => {
  const kept = [seen.at, '/', 'www.google.com', '', '', '', 'came'];
  expect(batch(kept)).toMatchObject({
    visit: { landing: '/', referrer: 'www.google.com' },
    reached: ['looked-further'],
  });
  expect(batch([...kept, 'looked-further'])).toMatchObject({ reached: [] });
});

/** What a page tells of the sight of it. */
function batch(kept: readonly unknown[]) {
  const events: readonly LoggedEvent[] = [seen];
  const visit = visitOf(events, {
    events,
    told: 0,
    tell: () => undefined,
    referrer: '',
    search: '',
    logEvent: () => undefined,
    mayCount,
    fromTab: () => kept,
    toTab: () => undefined,
  });
  return { ...visit, events };
}
