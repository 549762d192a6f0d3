import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '#backend/hosts/node/server.ts';
import { agency, articlePage as text, frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { divideMarkdown } from '#content-model/read-yaml-file.ts';
import { staticSite } from '../../site/build/static-headers/site-files.ts';
import { buildWith } from '../fixtures/build-with.ts';
import { contentCopy } from '../fixtures/content-copy.ts';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { articleOf, articles } from '../fixtures/site-content.ts';
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
import { expect, phone, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { skipWithout } from './skip-without.ts';

// One build and one server for all.
test.describe.configure({ mode: 'default' });

const googleId = 'G-1A2B3C4D5E';
/** Has every part of Markdown in this build. */
const [article] = articles;

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
  const content = await contentCopy(join(folder, 'content'));
  if (article) {
    const file = join(content, 'articles', `${article.link}.md`);
    const { head = '' } = divideMarkdown(await readFile(file, 'utf8')) ?? {};
    const markdown = await readFile('test/fixtures/every-markdown.md', 'utf8');
    await writeFile(file, `---\n${head}---\n\n${markdown.replaceAll('PICTURE', article.image)}`);
  }
  const copy = join(folder, 'site');
  const settings = {
    CONTENT_DIR: content,
    SITE_URL: site,
    FUNCTIONS_URL: functionsUrl,
    GA_MEASUREMENT_ID: googleId,
  };
  await buildWith(settings, copy);
  const built = await staticSite(copy, {
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
    files.set(address, { headers, body: await readFile(join(copy, file)) });
  }
  await new Promise((closed) => held.close(closed));
  functions = await startHostProcess(copy, { ...settings, PORT: functionsOrigin.port });
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
  // The page sends its events as it is left.
  await page.goto(`${site}/privacy`);
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
  await page.setViewportSize(phone);
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

test('an article with every part of Markdown is shown whole, and its page blocks none of it', async ({
  page,
}) => {
  skipWithout('an article', article !== undefined);
  await page.addInitScript(() => localStorage.setItem('google-analytics', 'no'));
  await page.goto(functions.url + articleOf(article ?? { link: '' }));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2, name: 'A table' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: /fourth level/ })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Right' })).toHaveCSS('text-align', 'end');
  await expect(main.getByRole('cell', { name: 'bbbb' })).toHaveCSS('text-align', 'center');
  await expect(main.getByRole('checkbox', { name: 'A task that is done' })).toBeChecked();
  await expect(main.getByText('{braces} of no fact')).toContainText(agency.address.locality);
  const call = main.getByRole('link', { name: 'a number to call' });
  await expect(call).toHaveAttribute('href', `tel:${agency.phone.international}`);
  await expect(main.getByText('indented code')).toHaveText('indented code with {city}');
  await expect(main.getByText(/^const phoneNumber/)).toContainText('`${areaCode} 555 0117`');
  await expect(main.getByText(/A comment/)).toHaveCount(0);
  for (const name of ['A drawing', 'A film of the workshop']) {
    const picture = main.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(main.getByRole('link', { name: 'A film of the workshop' })).toBeVisible();
  await expectNoViolations(page, { widths: [390, 1280] });
  await test.step('a footnote leads to its note, and back', () => followFootnote(page));
  await test.step('what is too wide for a phone scrolls in itself', () => scrollCode(page));
});

async function followFootnote(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '2', exact: true }).click();
  const back = main.getByRole('link', { name: fillSlots(text.footnotes.back, { number: 2 }) });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(main.getByRole('link', { name: '2', exact: true })).toBeInViewport();
}

async function scrollCode(page: Page): Promise<void> {
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowingBoxes(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize(phone);
  const code = page
    .getByRole('main')
    .getByText(/^const phoneNumber/)
    .locator('..');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}

const consentBar = (page: Page) =>
  page.getByRole('region', { name: frame.consent.heading, exact: true });

const types: Readonly<Record<string, string | undefined>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
