import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { storedInBrowser } from '#site/sections/privacy/stored-data.ts';
import { buildSite } from '../fixtures/build-site.ts';
import { test as base } from './fixtures.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { keptPlaces } from './kept-places.ts';
import { expectNoViolations } from './no-violations.ts';
import { recordBatches, sentBatches } from './sent-batches.ts';

const id = 'G-1A2B3C4D5E';
const folder = resolve('test-results/site-with-google');
const google = /^A request to https:\/\/www\.googletagmanager\.com\/gtag\/js/;

/** The site as it is built where visitors are asked about Google Analytics. */
const test = base.extend<object, { host: HostProcess }>({
  host: [
    async ({}, use) => {
      await buildSite(folder, { GA_MEASUREMENT_ID: id });
      const program = ['test/fixtures/site-program.ts', folder];
      const host = await startHostProcess(program, { GA_MEASUREMENT_ID: id });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
const { expect } = test;
// One after the other in one worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [google], viewport: { width: 390, height: 844 } });

/** Stands in for Google's script, which cannot be reached from here: it sets a cookie, and is there. */
const googlesScript = 'document.cookie = "_ga=1; path=/"; window.googleRuns = true;';

async function standInForGoogle(page: Page) {
  const asked: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: googlesScript });
  });
  return asked;
}

test('sends Google the same events, after a yes only', async ({ page }) => {
  const asked = await standInForGoogle(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const bar = page.getByRole('region', { name: 'May Google count this visit?' });
  await expect(bar).toBeVisible();
  expect(asked).toEqual([]);
  const part = '[data-consent-bar]';
  await expectNoViolations(page, { part, widths: [390, 1440], state: 'asks about Google' });
  // It covers nothing where the page ends, also once the window is another.
  await page.setViewportSize({ width: 320, height: 480 });
  const covered = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return (box('footer')?.bottom ?? NaN) - (box('[data-consent-bar]')?.top ?? NaN);
    });
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await bar.getByRole('button', { name: 'No, don’t' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await expect(bar).toBeHidden();
  await expect(page.getByText('You said no.')).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Yes, it may' }).click();
  await expect.poll(() => page.evaluate(() => 'googleRuns' in window)).toBe(true);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-event]')?.click());
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).map((words) =>
      words instanceof Object ? Object.entries(words).map(([, word]): unknown => word) : [],
    ),
  );
  const events = told.filter(([what]) => what === 'event').map(([, ...event]) => event);
  const noted = await page.evaluate(() => window.analyticsQueue ?? []);
  // From the page on that the yes was given on.
  const heard = noted.slice(noted.findLastIndex(({ name }) => name === 'screen_view'));
  expect(heard.map(({ name }) => name)).toContain('open_contact');
  expect(events).toEqual(heard.map(({ name, parameters }) => [name, parameters]));
  expect(told).toContainEqual(['config', id, expect.objectContaining({ send_page_view: false })]);

  const named = storedInBrowser({ asksForGoogle: true, botCheck: 'proof-of-work' }).flatMap(
    ({ places }) => places,
  );
  const kept = await keptPlaces(page);
  expect(kept).toContain('localStorage google-analytics');
  expect(named).toEqual(expect.arrayContaining([...kept]));

  // Who leaves the count altogether has taken that yes back.
  expect(await page.context().cookies()).toHaveLength(1);
  await page.keyboard.press('Escape');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('checkbox', { name: 'Do not count this browser' }).click();
  await reloaded;
  expect(await page.evaluate(() => localStorage.getItem('google-analytics'))).toBe('no');
  expect(await page.context().cookies()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('asks nobody, and sends Google nothing, where the browser asks not to share', async ({
  page,
  context,
  host,
}) => {
  const asked = await standInForGoogle(page);
  await recordBatches(context);
  const before = host.counts();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('google-analytics', 'yes');
  });
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await expect(page.getByText(/Google Analytics is off/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, it may' })).toHaveCount(0);
  // Our own count goes on, and is all that is told.
  await page.goto('/message-sent');
  const events = (await sentBatches(page)).flatMap((batch) => batch.events);
  expect(events.map(({ name }) => name)).toContain('screen_view');
  await expect.poll(host.counts).not.toEqual(before);
  expect(asked).toEqual([]);
});
