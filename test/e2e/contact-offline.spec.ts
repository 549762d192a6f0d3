import type { BrowserContext, Page } from '@playwright/test';
import type { ContactMessage } from '#contract/contact-message.ts';
import {
  empty,
  expectSent,
  expectTexts,
  field,
  fill,
  footer,
  newMessage,
  notSent,
  openForm,
  sendButton,
  storedFrom,
  visitForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // The browser's own words on a request that did not get out, or was not answered well.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 500|dynamically imported module/],
});

test('offline it is said before anything is sent, and moves no field', async ({
  page,
  context,
}) => {
  const form = await visitForm(page);
  const line = form.getByText('You seem to be offline.');
  await field(form, 'Company').fill('Alder & Rye');
  const top = () => field(form, 'Company').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await expect(line).toHaveCount(0);
  await context.setOffline(true);
  await expect(form.getByRole('status').filter({ has: page.getByText('offline') })).toBeVisible();
  await expect(line).toBeVisible();
  await expect(field(form, 'Company')).toBeFocused();
  expect(await top()).toBe(before);
  await expectNoViolations(page, { widths: [320, 1440], part: 'footer section', state: 'offline' });
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});

test('sent offline: it is kept, and offered to be sent once the connection is back', async ({
  page,
  context,
  host,
}) => {
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  await context.setOffline(true);
  await sendButton(form).click();
  const alert = notSent(form);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(
    /You seem to be offline\..* keeps what you tried to send until \w+ \d+\./,
  );
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();

  // Meanwhile the visitor goes on elsewhere, and is not called away.
  const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await elsewhere.focus();
  await context.setOffline(false);
  await expect(alert).toContainText('You are back online.');
  await expect(elsewhere).toBeFocused();
  expect(await storedFrom(host, message)).toHaveLength(0);

  await alert.getByRole('button', { name: 'Send now' }).click();
  await expectSent(page);
  expect(await storedFrom(host, message)).toHaveLength(1);
  await expectNothingKept(page);
});

test('what could not be sent survives a reload and the closing of the tab', async ({
  page,
  context,
  host,
}) => {
  const message = newMessage();
  await failToSend(page, context, message);
  await context.setOffline(false);
  await page.reload();
  await expectKept(page, message);

  await page.close();
  const another = await context.newPage();
  await another.goto('/about');
  const form = await expectKept(another, message);
  await expectNoViolations(another, { widths: [320, 1440], part: 'footer section', state: 'kept' });
  await form.getByRole('button', { name: 'Send now' }).click();
  await expectSent(another);
  expect(await storedFrom(host, message)).toHaveLength(1);
  await another.reload();
  await expectTexts(await openForm(another), empty);
  await expectNothingKept(another);
});

test('what was only typed does not outlive the tab', async ({ page, context }) => {
  await fill(await visitForm(page), newMessage());
  await context.setOffline(true);
  await expect(footer(page).getByText('You seem to be offline.')).toBeVisible();
  await context.setOffline(false);
  await page.close();
  const another = await context.newPage();
  await expectTexts(await visitForm(another), empty);
});

test('a browser that calls itself offline and is not locks nobody out', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
  );
  const message = newMessage();
  const form = await visitForm(page);
  await expect(form.getByText('You seem to be offline.')).toBeVisible();
  await fill(form, message);
  await sendButton(form).click();
  await expectSent(page);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('who leaves while it is being sent finds it again', async ({ page, host }) => {
  // A mock in the backend's place: takes the call and never answers.
  const called = Promise.withResolvers<undefined>();
  await page.route('**/api/emailMessage', () => called.resolve(undefined));
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await called.promise;
  await page.goto('/about');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const kept = await expectKept(page, message, 'We do not know whether your message arrived');
  await kept.getByRole('button', { name: 'Send again' }).click();
  await expectSent(page);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('it can be discarded, which can be undone', async ({ page, context }) => {
  const message = newMessage();
  await failToSend(page, context, message);
  await context.setOffline(false);
  const form = footer(page).getByRole('form', { name: 'Contact Form' });
  await form.getByRole('button', { name: 'Discard it' }).click();
  await expectTexts(form, empty);
  await expectNothingKept(page);
  await expect(notSent(form)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sendButton(form)).toBeFocused();
  await expectKept(page, message);

  await form.getByRole('button', { name: 'Discard it' }).click();
  await field(form, 'Name').fill('Sam Ortiz');
  await sendButton(form).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(4);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expectKept(page, message);

  await form.getByRole('button', { name: 'Discard it' }).click();
  await field(form, 'Name').fill('Sam Ortiz');
  await page.reload();
  await expectTexts(await openForm(page), { ...empty, name: 'Sam Ortiz' });
});

test('on a phone the choice says that a message waits', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await failToSend(page, context, newMessage());
  await context.setOffline(false);
  const form = footer(page).getByRole('form', { name: 'Contact Form' });
  const choice = footer(page).getByRole('button', { name: /^Contact Form/ });
  await footer(page).getByRole('button', { name: 'Back to the contact types' }).click();
  await expect(choice).toContainText('Your message is not sent yet');
  await page.reload();
  await expect(choice).toContainText('Your message is not sent yet');
  await openForm(page);
  await form.getByRole('button', { name: 'Discard it' }).click();
  await footer(page).getByRole('button', { name: 'Back to the contact types' }).click();
  await expect(choice).toContainText('Available 24/7');
});

test('offline before the form’s script came: it is said, and a second press posts', async ({
  page,
  context,
  host,
}) => {
  const message = newMessage();
  // Once back online the page would try for it again, and a slow test would come too late.
  await page.route('**/contact-form.*.js', () => undefined);
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const form = footer(page).getByRole('form', { name: 'Contact Form' });
  await fill(form, message);
  await sendButton(form).click();
  await expect(form.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expectTexts(form, message);
  await context.setOffline(false);
  await expect(form.getByText('You are offline.')).toBeHidden();
  // As a browser that calls itself offline and is not.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
  );
  await sendButton(form).click();
  await expect(form.getByText('You are offline.')).toBeVisible();
  await sendButton(form).click();
  await expect(page).toHaveURL(/\/message-sent$/);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('of two tabs that show it, the one that sends clears the other', async ({
  page,
  context,
  host,
}) => {
  const message = newMessage();
  await failToSend(page, context, message);
  await context.setOffline(false);
  const another = await context.newPage();
  await another.setViewportSize({ width: 390, height: 844 });
  await another.goto('/privacy');
  const form = await expectKept(another, message);
  await form.getByRole('button', { name: 'Send now' }).click();
  await expectSent(another);
  await expectTexts(footer(page).getByRole('form', { name: 'Contact Form' }), empty);
  await expect(footer(page).getByText(/not (been )?sent|not know whether/)).toHaveCount(0);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('posted the plain way it waits no longer', async ({ page, context, host }) => {
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  await page.route('**/api/emailMessage', (route) => route.fulfill({ status: 500 }));
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Send without the check' }).click();
  await expect(page).toHaveURL(/\/message-sent$/);
  await page.waitForLoadState();
  await expectNothingKept(page);
  expect(await storedFrom(host, message)).toHaveLength(1);
  const another = await context.newPage();
  await expectTexts(await visitForm(another), empty);
});

/** Opens a page and presses Send without a connection. */
async function failToSend(
  page: Page,
  context: BrowserContext,
  message: ContactMessage,
): Promise<void> {
  const form = await visitForm(page);
  await fill(form, message);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(notSent(form)).toBeFocused();
}

async function expectKept(
  page: Page,
  message: ContactMessage,
  title = 'Your message is not sent yet',
) {
  const form = await openForm(page);
  await expectTexts(form, message);
  const notice = form.getByRole('group', { name: title });
  await expect(notice).toContainText(/This browser keeps it until \w+ \d+\./);
  return form;
}

async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() => [sessionStorage, localStorage].map(({ ...all }) => all));
  expect(JSON.stringify(kept)).not.toContain('Rosa');
}
