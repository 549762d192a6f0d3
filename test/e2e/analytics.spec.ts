import type { BrowserContext, Page } from '@playwright/test';
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
import { expect, phone, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';

test.use({
  viewport: phone,
  expectedErrors: [/ERR_FAILED/],
});

const [article = noService] = articles;
const articlePath = articleOf(article);

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
  const at = async (path: string) => {
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForLoadState();
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
  const articleTitle = await page.title();
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
  const named = events.map(({ name, parameters }) =>
    name === 'screen_view' ? String(parameters.page_path) : name,
  );
  expect(named.filter((name) => name !== 'web_vital')).toEqual([
    ...['/', '/process', 'view_process', '/', '/process', 'view_process'],
    // Seen again after the reload, which is the same screen twice in a row.
    ...['view_process', articlePath, 'article_read', '/clients', 'client_images', '/privacy'],
    ...['open_contact', 'contact_type', 'contact_form_start', 'contact_form_failed'],
    'contact_form_sent',
  ]);
  const articleView = events.find(({ parameters }) => parameters.page_path === articlePath);
  expect(articleView?.parameters).toEqual({
    screen_name: '/services/post/:slug',
    page_path: articlePath,
    page_title: articleTitle,
    firebase_event_origin: 'auto',
    firebase_screen: '/services/post/:slug',
    firebase_screen_class: 'ServicePostComponent',
    screen_class: 'ServicePostComponent',
    firebase_screen_id: 772738403,
    firebase_previous_screen: '/process',
    firebase_previous_class: 'ProcessComponent',
    firebase_previous_id: 3566610899,
  });
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

function logged(page: Page, name: string) {
  return expect.poll(() => loggedEventNames(page)).toContain(name);
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
