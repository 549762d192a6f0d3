import { resolve } from 'node:path';
import { storedInBrowser } from '#site/sections/privacy/stored-data.ts';
import { buildSite } from '../fixtures/build-site.ts';
import { test as base } from './fixtures.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { storedPlaces } from './stored-places.ts';
import { expectNoViolations } from './no-violations.ts';

const id = 'G-1A2B3C4D5E';
const folder = resolve('test-results/site-with-google');
const google = /^A request to https:\/\/www\.googletagmanager\.com\/gtag\/js/;

/** The site as it is built where visitors are requests about Google Analytics. */
const test = base.extend<object, { host: HostProcess }>({
  host: [
    async ({}, use) => {
      await buildSite(folder, { GA_MEASUREMENT_ID: id });
      const program = ['backend/hosts/node/main.ts', folder];
      const host = await startHostProcess(program, { GA_MEASUREMENT_ID: id });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
const { expect } = test;
test.use({ expectedErrors: [google], viewport: { width: 390, height: 844 } });

test('sends Google the same events, only after a yes', async ({ page, context }) => {
  const requests: string[] = [];
  // A mock in place of Google's script: it sets a cookie.
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    requests.push(route.request().url());
    const body = 'document.cookie = "_ga=1; path=/"; window.isGoogleRunning = true;';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bar = page.getByRole('region', { name: 'May Google count this visit?' });
  await expect(bar).toBeVisible();
  expect(requests).toEqual([]);
  const part = '[data-consent-bar]';
  await expectNoViolations(page, { part, widths: [390, 1440], state: 'asks about Google' });
  // It covers no part of the footer, in a window of another size too.
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
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Yes, it may' }).click();
  await expect.poll(() => page.evaluate(() => 'isGoogleRunning' in window)).toBe(true);
  expect(requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-event]')?.click());
  const commands = await page.evaluate(() =>
    (window.dataLayer ?? []).map((command): readonly unknown[] => Object.values(command ?? {})),
  );
  const sent = commands.filter(([name]) => name === 'event').map(([, ...event]) => event);
  const logged = await page.evaluate(() => window.analyticsQueue ?? []);
  const sinceYes = logged.slice(logged.findLastIndex(({ name }) => name === 'screen_view'));
  expect(sinceYes.map(({ name }) => name)).toContain('open_contact');
  expect(sent).toEqual(sinceYes.map(({ name, parameters }) => [name, parameters]));
  expect(commands).toContainEqual([
    'config',
    id,
    expect.objectContaining({ send_page_view: false }),
  ]);

  const named = storedInBrowser({ asksForGoogle: true, botCheck: 'proof-of-work' }).flatMap(
    ({ places }) => places,
  );
  const stored = await storedPlaces(page);
  expect(stored).toContain('localStorage google-analytics');
  expect(named).toEqual(expect.arrayContaining([...stored]));

  // Opting out of our own count takes the yes back.
  expect(await context.cookies()).toHaveLength(1);
  await page.keyboard.press('Escape');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('checkbox', { name: 'Do not count this browser' }).click();
  await reloaded;
  expect(await page.evaluate(() => localStorage.getItem('google-analytics'))).toBe('no');
  expect(await context.cookies()).toEqual([]);
  expect(requests).toHaveLength(1);
});
