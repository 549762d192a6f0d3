import type { Page } from '@playwright/test';
import { checkPage } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { field, formIn, newMessage, send, showForm, storedFrom } from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { expectNoViolations } from './no-violations.ts';
import { skipWithout } from './skip-without.ts';

const { questions, fixes: text } = checkPage;
const titles = questions.map(({ fix }) => fix.title);
const firstTwo = `${text.intro}\n1. ${titles[0]}\n2. ${titles[1]}`;

skipWithout('the shop check', checkPage.hidden !== true);

test('lights a window for each yes, and lists what to fix after a no', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/check');
  await expect(page.getByText(text.unanswered)).toBeVisible();
  await expect(fixHeadings(page)).toHaveCount(0);
  await expect(sendLink(page)).toBeHidden();
  const lastWindow = page.locator(`svg:visible [data-window="${questions.length}"]`);
  const colorOf = () => lastWindow.evaluate((window) => getComputedStyle(window).color);
  const dark = await colorOf();

  await answer(page, questions.length, 'yes');
  await expect(page.getByText(text.unanswered)).toBeHidden();
  await expect(page.getByText(text.soFar)).toBeVisible();
  expect(await colorOf()).not.toBe(dark);
  // In sight beside the question, not at its place above them all.
  await expect(lastWindow).toBeInViewport();

  for (let number = 1; number < questions.length; number += 1) await answer(page, number, 'yes');
  await expect(page.getByText(text.allYes)).toBeVisible();
  await expect(page.getByText(text.soFar)).toBeHidden();
  await expect(sendLink(page)).toBeHidden();

  await answer(page, 2, 'no');
  await answer(page, 1, 'no');
  const total = questions.length;
  const status = fillSlots(checkPage.status, { count: total - 2, total, fixes: 2 });
  await expect(page.getByRole('status').filter({ hasText: status })).toHaveText(status);
  await expect(fixHeadings(page)).toHaveText(titles.slice(0, 2));
  await expect(page.getByText(text.allYes)).toBeHidden();
  expect(await loggedEventNames(page)).toEqual(['screen_view', 'shop_check']);
  await expectNoViolations(page, { part: 'main', state: 'with answers' });
});

test('keeps the answers in the tab, on every way back to the page', async ({ page }) => {
  const [, second] = questions;
  await page.goto('/check');
  await answer(page, 1, 'no');
  await answer(page, 2, 'no');
  await expect.poll(() => storedAnswers(page)).toHaveLength(2);
  await page.reload();
  await expect(fixHeadings(page)).toHaveText(titles.slice(0, 2));

  // The answer to a question that is asked another way by now is dropped.
  await page.evaluate(
    ([question = '']) => {
      const stored = sessionStorage.getItem('shop-check') ?? '';
      sessionStorage.setItem('shop-check', stored.replace(question, 'An older question'));
    },
    [second?.question],
  );
  await page.goto('/privacy');
  await page.goto('/check');
  await expect(fixHeadings(page)).toHaveText(titles.slice(0, 1));

  await answer(page, 1, 'yes');
  await page.goto('/privacy');
  await page.goBack();
  await expect(page.getByText(text.soFar)).toBeVisible();
  await expect(fixHeadings(page)).toHaveCount(0);
});

test('puts the list into the message, also where the browser refuses to store answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto('/check');
  await answer(page, 1, 'no');
  await answer(page, 2, 'no');
  const form = await showForm(page, page.getByRole('main'));
  await sendLink(page).press('Enter');
  await expect(field(form, 'message')).toHaveValue(firstTwo);
});

test('answers that are older than the script stay as they are', async ({ page }) => {
  const released = Promise.withResolvers<undefined>();
  await page.goto('/check');
  await answer(page, 1, 'no');
  await expect.poll(() => storedAnswers(page)).toHaveLength(1);
  await page.route('**/*connect-shop-check*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.reload();
  await answer(page, 1, 'yes');
  await answer(page, 2, 'no');
  released.resolve(undefined);
  await expect.poll(() => storedAnswers(page)).toHaveLength(2);
  await expect(fixHeadings(page)).toHaveText(titles.slice(1, 2));
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('sends the list with the message', async ({ page, host }) => {
    const message = newMessage();
    await page.goto('/check');
    await answer(page, 1, 'no');
    await answer(page, 2, 'no');
    await answer(page, 3, 'yes');
    await expect(fixHeadings(page)).toHaveText(titles.slice(0, 2));
    await expect(sendLink(page)).toBeHidden();
    await page.getByRole('checkbox', { name: text.send, exact: true }).check();
    const form = formIn(page.getByRole('main'));
    await send(form, message);
    await expect(page).toHaveURL(/\/message-sent#sent$/);
    expect(await storedFrom(host, message)).toMatchObject([
      { message: `${message.message}\n\n${firstTwo}` },
    ]);
  });
});

/** Answers a question, by its number. */
async function answer(page: Page, number: number, value: 'yes' | 'no'): Promise<void> {
  const { question = '' } = questions[number - 1] ?? {};
  const group = page.getByRole('group', { name: question });
  await group.getByRole('radio', { name: checkPage[value], exact: true }).check();
}

async function storedAnswers(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('shop-check'))) ?? '[]');
}

function sendLink(page: Page) {
  return page.getByRole('link', { name: text.send, exact: true });
}

/** What the list shows. */
function fixHeadings(page: Page) {
  return page
    .getByRole('region', { name: text.heading, exact: true })
    .getByRole('heading', { level: 3 });
}
