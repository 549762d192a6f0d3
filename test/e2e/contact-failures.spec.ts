import type { Locator } from '@playwright/test';
import { contactForm } from '#content-model/content.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { EmailMessageFailure } from '#site/sections/contact/form/sending/email-message-outcome.ts';
import { failureText } from '#site/sections/contact/form/failure-text.ts';
import {
  button,
  expectSent,
  expectTexts,
  field,
  fill,
  newMessage,
  notSent,
  openForm,
  send,
  sendButton,
  storedFrom,
  visitForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests, mockAnswer } from './mock-answer.ts';
import { expectNoViolations } from './no-violations.ts';

const part = 'footer section';

test.use({
  expectedErrors: [/Failed to load resource/],
});

test('says why a message was not sent and how long to wait, keeps the text, and sends it on a retry', async ({
  page,
}) => {
  const message = newMessage();
  await page.route('**/firebase-callable.*.js', (route) => route.abort());
  const form = await visitForm(page);
  const failed = page.waitForEvent('requestfailed');
  await fill(form, message);
  await failed;
  // Sending loads the SDK again.
  await page.unrouteAll();
  const error = { status: 'RESOURCE_EXHAUSTED', details: { retryAfterSeconds: 540 } };
  await mockAnswer(page, 429, error, { 'Retry-After': '540' });
  await sendButton(form).click();
  await expectFailure(form, { reason: 'too-many', retryAfterSeconds: 540 }, message);
  await mockAnswer(page, 503, { status: 'UNAVAILABLE' });
  await button(notSent(form), contactForm.notSent.tryAgain).click();
  await expectFailure(form, { reason: 'unavailable' }, message);
  await expectNoViolations(page, { part, state: 'not sent' });

  const alert = notSent(form);
  const link = alert.getByRole('link', { name: contactForm.notSent.ownMail, exact: true });
  await field(form, 'message').fill('Changed & better?');
  // There is no mail program here.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.dispatchEvent('click');
  await expect(link).toHaveAttribute('href', /Changed%20%26%20better%3F$/);

  await page.unrouteAll();
  const release = await holdRequests(page, '**/api/emailMessage');
  await button(alert, contactForm.notSent.tryAgain).click();
  await expect(button(form, contactForm.sending)).toBeFocused();
  await expect(alert).toHaveCount(0);
  release();
  await expectSent(page);
  await expectNoViolations(page, { part, state: 'sent' });
});

test('asks to reload a form that was changed since, and keeps the text', async ({ page }) => {
  const fields = { 'later-field': 'Choose one.' };
  await mockAnswer(page, 400, { status: 'INVALID_ARGUMENT', details: { fields } });
  const message = newMessage();
  const form = await visitForm(page);
  await send(form, message);
  const alert = notSent(form);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(contactForm.notSent.formChanged);
  await page.unrouteAll();
  await button(alert, contactForm.notSent.reload).click();
  await expect(alert).toHaveCount(0);
  const reloaded = await openForm(page);
  await expectTexts(reloaded, message);
  await sendButton(reloaded).click();
  await expectSent(page);
});

test('posts a message plainly that is not answered for 5 s, which is stored once', async ({
  page,
  host,
}) => {
  await page.clock.install();
  // The backend stores it, and its answer never comes.
  const stored = Promise.withResolvers<undefined>();
  await page.route('**/api/emailMessage', async (route) => {
    await route.fetch();
    stored.resolve(undefined);
  });
  const message = newMessage();
  const form = await visitForm(page);
  await send(form, message);
  await stored.promise;
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(/\/message-sent#sent$/);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('sends once, however often it is pressed', async ({ page, host }) => {
  const message = newMessage();
  const answered = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route('**/api/emailMessage', async (route) => {
    calls += 1;
    await answered.promise;
    await route.continue();
  });
  const form = await visitForm(page);
  await fill(form, message);
  await sendButton(form).dblclick();
  const sending = button(form, contactForm.sending);
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await sending.focus();
  await expect(sending).toBeFocused();
  await page.keyboard.press('Enter');
  await field(form, 'name').press('Enter');
  answered.resolve(undefined);
  await expectSent(page);
  expect(calls).toBe(1);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

async function expectFailure(
  form: Locator,
  failure: Omit<EmailMessageFailure, 'kind'>,
  message: ContactMessage,
): Promise<void> {
  const alert = notSent(form);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(failureText({ kind: 'failed', ...failure }));
  await expect(button(alert, contactForm.notSent.tryAgain)).toBeVisible();
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(sendButton(form)).toBeEnabled();
  await expectTexts(form, message);
}
