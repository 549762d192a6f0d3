import type { Locator, Page } from '@playwright/test';
import type { ContactMessage } from '#contract/contact-message.ts';
import {
  expectTexts,
  field,
  fill,
  footer,
  newMessage,
  openForm,
  sendButton,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: [/Failed to load resource/],
});

const answers = [
  { name: 'the store is down', http: 503, status: 'UNAVAILABLE', says: /cannot take messages/ },
  { name: 'too many', http: 429, status: 'RESOURCE_EXHAUSTED', says: /Too many/ },
  { name: 'no proof of a person', http: 401, status: 'UNAUTHENTICATED', says: /not a robot/ },
  { name: 'a fault of ours', http: 500, status: 'INTERNAL', says: /broke on the way/ },
];

for (const { name, http, status, says } of answers) {
  test(`${name} (${http}): says why, keeps the text, and a retry works`, async ({ page }) => {
    await mockAnswer(page, http, { status });
    const message = newMessage();
    await page.goto('/');
    const form = await openForm(page);
    await fill(form, message);
    await sendButton(form).click();
    await expectFailure(form, says, message);

    await page.unrouteAll();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expectSent(page);
  });
}

test('too many (429): says how long to wait', async ({ page }) => {
  const error = { status: 'RESOURCE_EXHAUSTED', details: { retryAfterSeconds: 540 } };
  await mockAnswer(page, 429, error, { 'Retry-After': '540' });
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, newMessage());
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText('9 minutes');
});

test('the mail link carries the text as it is now', async ({ page }) => {
  await mockAnswer(page, 503, { status: 'UNAVAILABLE' });
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, newMessage());
  await sendButton(form).click();
  const link = form.getByRole('alert').getByRole('link', { name: /own mail/ });
  await field(form, 'Message').fill('Changed & better?');
  await expect(link).toHaveAttribute('href', /Changed%20%26%20better%3F$/);
  await field(form, 'Message').fill('We bake. '.repeat(1_000));
  await expect(link).toHaveAttribute('href', /^mailto:.{100,1793}$/);
});

test('no answer for 15 s: gives up, and says that a retry is safe', async ({ page }) => {
  await page.clock.install();
  // A mock in the backend's place: takes the call and never answers.
  const called = Promise.withResolvers<undefined>();
  await page.route('**/api/emailMessage', () => called.resolve(undefined));
  const message = newMessage();
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await called.promise;
  await page.clock.fastForward(14_000);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(1_500);
  await expectFailure(form, /15 seconds/, message);
});

test('offline: says so, and sends once the connection is back', async ({ page, context }) => {
  const message = newMessage();
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, message);
  await context.setOffline(true);
  await sendButton(form).click();
  await expectFailure(form, /offline/, message);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expectSent(page);
});

test('what sending needs cannot be loaded: a retry loads it anew', async ({ page }) => {
  await page.route('**/firebase-callable.*.js', (route) => route.abort());
  const message = newMessage();
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await expectFailure(form, /broke on the way/, message);
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Try again' }).click();
  await expectSent(page);
});

test('two clicks and an Enter while sending send once', async ({ page, host }) => {
  const message = newMessage();
  const answered = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route('**/api/emailMessage', async (route) => {
    calls += 1;
    await answered.promise;
    await route.continue();
  });
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).dblclick();
  const sending = form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await sending.focus();
  await expect(sending).toBeFocused();
  await page.keyboard.press('Enter');
  await field(form, 'Name').press('Enter');
  answered.resolve(undefined);
  await expectSent(page);
  expect(calls).toBe(1);
  const stored = (await host.messages()).filter(({ email }) => email === message.email);
  expect(stored).toHaveLength(1);
});

async function expectFailure(form: Locator, says: RegExp, message: ContactMessage): Promise<void> {
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(says);
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  await expectTexts(form, message);
}

async function expectSent(page: Page): Promise<void> {
  await expect(footer(page).getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
}
