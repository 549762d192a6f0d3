import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '#backend/hosts/node/server.ts';
import { frame } from '#content-model/content.ts';
import { staticSite } from '../../site/build/static-headers/site-files.ts';
import { buildWith } from '../fixtures/build-with.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import {
  button,
  expectSent,
  footer,
  formIn,
  newMessage,
  openForm,
  send,
  storedFrom,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

// One build and one server for all.
test.describe.configure({ mode: 'default' });

const googleId = 'G-1A2B3C4D5E';

test.use({
  // The site and the functions have different origins.
  expectedErrors: [
    /^A request to (?:http:\/\/127\.0\.0\.1:|https:\/\/www\.googletagmanager\.com\/gtag\/js)/,
  ],
  // CORS would not allow another header.
  extraHTTPHeaders: {},
});

const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();

/** A static host that knows nothing of this project but its generated headers. */
const staticHost = createServer(({ method, url }, response) => {
  const file = method === 'GET' ? files.get(new URL(url ?? '', 'http://site').pathname) : undefined;
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, file.headers).end(file.body);
});
let folder = '';
let site = '';
let functions: HostProcess;

test.beforeAll(async () => {
  // Taken before the build, in which other servers start.
  const anyPort = { host: '127.0.0.1', port: 0 };
  site = await listen(staticHost, anyPort);
  const held = createServer();
  const functionsOrigin = new URL(await listen(held, anyPort));
  const functionsUrl = `${functionsOrigin.origin}/api`;
  folder = await mkdtemp(resolve('.astro/static-copy-'));
  const settings = {
    SITE_URL: site,
    FUNCTIONS_URL: functionsUrl,
    GA_MEASUREMENT_ID: googleId,
  };
  await buildWith(settings, folder);
  const built = await staticSite(folder, {
    ...{ appCheck: { kind: 'proof-of-work' }, gaMeasurementId: googleId },
    ...{ siteUrl: new URL(site), functionsUrl },
  });
  for (const { file, address, headers: own } of built.files) {
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    const headers = {
      ...built.headers,
      ...(type !== undefined && { 'content-type': type }),
      ...own,
    };
    files.set(address, { headers, body: await readFile(join(folder, file)) });
  }
  await new Promise((closed) => held.close(closed));
  functions = await startHostProcess(folder, { ...settings, PORT: functionsOrigin.port });
});
test.afterAll(async () => {
  await functions.stop();
  staticHost.closeAllConnections();
  staticHost.close();
  await rm(folder, { recursive: true, force: true });
});

test('a site on a static host sends to functions elsewhere, with JavaScript and without', async ({
  page,
  browser,
}) => {
  const message = newMessage();
  await page.goto(`${site}/privacy`);
  await button(consentBar(page), frame.consent.no).click();
  const form = await openForm(page);
  await send(form, message);
  await expectSent(page);
  expect(await storedFrom(functions, message)).toHaveLength(1);
  await page.goto(`${site}/services`);
  await expect.poll(() => functions.counts()).toMatchObject({ 'screen /services': 1 });

  const plainly = newMessage();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/privacy`);
  const plainForm = formIn(footer(plain));
  await send(plainForm, plainly);
  await expect(plain).toHaveURL(`${site}/message-sent#sent`);
  expect(await storedFrom(functions, plainly)).toMatchObject([{ page: null, spamSigns: [] }]);
  await context.close();
});

test('sends Google the same events as the server, only after a yes', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  // A mock in place of Google's script: it sets a cookie.
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    requests.push(route.request().url());
    const body = 'document.cookie = "_ga=1; path=/"; window.isGoogleRunning = true;';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${functions.url}/`, { waitUntil: 'networkidle' });
  const bar = consentBar(page);
  await expect(bar).toBeVisible();
  expect(requests).toEqual([]);
  const part = '[data-consent-bar]';
  await expectNoViolations(page, { part, state: 'asks about Google' });
  await button(bar, frame.consent.no).click();
  await expect(bar).toBeHidden();
  await page.goto(`${functions.url}/privacy`, { waitUntil: 'networkidle' });
  await expect(bar).toBeHidden();
  await expect(page.locator('[role=status][data-while-google="no"]')).toBeVisible();
  expect(requests).toEqual([]);

  await button(page.getByRole('main'), frame.consent.yes).click();
  await expect.poll(() => page.evaluate(() => 'isGoogleRunning' in window)).toBe(true);
  expect(requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${googleId}`]);
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
    googleId,
    expect.objectContaining({ send_page_view: false }),
  ]);

  // Opting out of our own count takes the yes back.
  expect(await context.cookies()).toHaveLength(1);
  await page.keyboard.press('Escape');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('checkbox').click();
  await reloaded;
  expect(await page.evaluate(() => localStorage.getItem('google-analytics'))).toBe('no');
  expect(await context.cookies()).toEqual([]);
  expect(requests).toHaveLength(1);
});

const consentBar = (page: Page) =>
  page.getByRole('region', { name: frame.consent.heading, exact: true });

const types: Readonly<Record<string, string | undefined>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
