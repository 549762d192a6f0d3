import { devices, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { otherNames } from '#backend/analytics/bounded-names.ts';
import { clientsPage, processPage } from '#content-model/content.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import {
  contactDialog,
  fill,
  formChoice,
  formIn,
  newMessage,
  sendButton,
} from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';
import { clickLinkTo } from './click-link-to.ts';
import { expect, test } from './fixtures.ts';

const { userAgent } = devices['Desktop Chrome'];

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: [/ERR_FAILED/],
  // What goes with the end of a page Chromium sends under the name of its program, which without a
  // window is that of a crawler.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--user-agent=${userAgent}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const [article = noService] = articles;
const articlePath = articleOf(article);

/** The screens of the walk: route, class and number, by their path. */
const screens: ReadonlyMap<string, readonly [route: string, name: string, id: number]> = new Map([
  ['/', ['/', 'HomeComponent', 705468254]],
  ['/process', ['/process', 'ProcessComponent', 3566610899]],
  [articlePath, ['/services/post/:slug', 'ServicePostComponent', 772738403]],
  ['/clients', ['/clients', 'ClientsComponent', 1390263274]],
  ['/privacy', ['/privacy', 'PrivacyComponent', 3340230182]],
]);

skipWithout('an article', articles.length > 0);
skipWithout(
  'every page',
  [clientsPage, processPage].every(({ hidden }) => hidden !== true),
);

test('sends every event of a visit of five pages once, and the server counts them', async ({
  page,
  context,
  host,
}) => {
  await recordBatches(context);
  const titles = new Map<string, string>();
  const at = async (path: string) => {
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForLoadState();
    titles.set(path, await page.title());
  };

  await page.goto('/?utm_source=newsletter&utm_medium=mail&utm_campaign=spring');
  await at('/');
  // Left before its script has come: the next page sends its events.
  await clickLinkTo(page, '/process');
  await at('/process');
  await page.goBack();
  await at('/');
  await page.goForward();
  await at('/process');
  await page.reload();
  await clickLinkTo(page, articlePath);
  await at(articlePath);
  await page.waitForLoadState('networkidle');
  await page.locator('[data-article-end]').scrollIntoViewIfNeeded();
  await logged(page, 'article_read');
  await clickLinkTo(page, '/clients');
  await at('/clients');
  await page.locator('[data-event="client_images"]').first().click();
  await page.keyboard.press('Escape');
  await clickLinkTo(page, '/privacy');
  await at('/privacy');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-event]')?.click());
  const dialog = contactDialog(page);
  await formChoice(dialog).click();
  const form = formIn(dialog);
  await expect(form).toHaveAttribute('novalidate');
  await fill(form, newMessage());
  await page.route('**/api/emailMessage', (route) => route.abort(), { times: 1 });
  await sendButton(form).click();
  await logged(page, 'contact_form_failed');
  await sendButton(form).click();
  await logged(page, 'contact_form_sent');
  // Leaving the page sends the rest.
  await page.goto('/message-sent');

  const batches = await sentBatches(page);
  const events = batches.flatMap((batch) => batch.events);
  const withoutVitals = events.filter(({ name }) => name !== 'web_vital');
  const screen = (path: string, previous?: string) => {
    const [name, screenClass, id] = screenOf(path);
    const before = previous === undefined ? undefined : screenOf(previous);
    const parameters = {
      screen_name: name,
      page_path: path,
      page_title: titles.get(path),
      firebase_event_origin: 'auto',
      firebase_screen: name,
      firebase_screen_class: screenClass,
      screen_class: screenClass,
      firebase_screen_id: id,
      ...(before && {
        firebase_previous_screen: before[0],
        firebase_previous_class: before[1],
        firebase_previous_id: before[2],
      }),
    };
    return { name: 'screen_view', parameters };
  };
  const act = (name: string, parameters = {}) => ({ name, parameters });
  expect(withoutVitals.map(({ name, parameters }) => ({ name, parameters }))).toEqual([
    screen('/'),
    screen('/process', '/'),
    act('view_process'),
    screen('/', '/process'),
    screen('/process', '/'),
    act('view_process'),
    // Seen again after the reload, which is the same screen twice in a row.
    act('view_process'),
    screen(articlePath, '/process'),
    act('article_read', { page_path: articlePath }),
    screen('/clients', articlePath),
    act('client_images'),
    screen('/privacy', '/clients'),
    act('open_contact'),
    act('contact_type', { contact_type: 'form' }),
    act('contact_form_start'),
    act('contact_form_failed', { reason: 'internal' }),
    act('contact_form_sent'),
  ]);
  expect(batches.flatMap(({ reached }) => reached)).toEqual([
    'visited',
    'viewed-second-page',
    'opened-contact',
    'started-form',
  ]);
  for (const { visit } of batches) {
    expect(visit).toEqual({
      landing: '/',
      referrer: '',
      source: 'newsletter',
      medium: 'mail',
      campaign: 'spring',
    });
  }
  const vitals = events.filter(({ name }) => name === 'web_vital').map((event) => event.parameters);
  for (const { metric_value } of vitals) expect(metric_value).toEqual(expect.any(Number));
  const measured = vitals.map(({ metric_name, screen_name }) => [metric_name, screen_name].join());
  expect(measured).toEqual(
    expect.arrayContaining(['LCP,/privacy', 'INP,/privacy', 'CLS,/privacy']),
  );
  // Also what was sent as a page ended. One subnet is not enough for a source of its own.
  await expect
    .poll(() => Object.keys(host.counts()))
    .toEqual(
      expect.arrayContaining([
        'step sent-message /',
        `source-step started-form ${otherNames}`,
        `article-read ${articlePath}`,
        'event view_process',
        'form-failure internal',
        'message',
      ]),
    );
});

function screenOf(path: string) {
  const screen = screens.get(path);
  if (screen === undefined) throw new Error(`${path} is not on the walk`);
  return screen;
}

function logged(page: Page, name: string) {
  return expect
    .poll(() => page.evaluate(() => (window.analyticsQueue ?? []).map((event) => event.name)))
    .toContain(name);
}

/**
 * Records the batches that pages send to the server. Playwright does not see the content of a beacon,
 * so the page stores it, in case it is being left.
 */
async function recordBatches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const recorded = localStorage.getItem('batches') ?? '';
      localStorage.setItem('batches', `${recorded}${typeof body === 'string' ? body : ''}\n`);
      return send(address, body);
    };
  });
}

/** The batches sent so far, oldest first. */
async function sentBatches(page: Page) {
  const recorded = await page.evaluate(() => localStorage.getItem('batches') ?? '');
  const lines = recorded.split('\n').filter((line) => line !== '');
  return lines.map((line) => batchSchema.parse(JSON.parse(line)));
}

const batchSchema = z.strictObject({
  visit: z.record(z.string(), z.string()),
  reached: z.array(z.string()),
  events: z.array(
    z.strictObject({
      name: z.string(),
      parameters: z.record(z.string(), z.unknown()),
      at: z.number(),
      messageId: z.string().optional(),
    }),
  ),
});
