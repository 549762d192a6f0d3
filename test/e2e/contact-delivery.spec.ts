import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { agency } from '#content-model/content.ts';
import { contactFieldNames, contactFields } from '#site/content/contact-fields.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import {
  expectSent,
  expectTexts,
  field,
  footer,
  formChoice,
  formIn,
  newMessage,
  openDialogForm,
  send,
  sendButton,
  showForm,
  storedFrom,
  tabTo,
} from './contact-actions.ts';
import { expect, phone, test } from './fixtures.ts';
import { holdRequests } from './mock-answer.ts';
import { expectNoViolations } from './no-violations.ts';
import type { HostProcess } from '../fixtures/host-process.ts';

/** The browser accepts this address, the specification does not. */
const tooLongBeforeAt = `${'a'.repeat(65)}@shop.example`;

test.describe('by keyboard alone', () => {
  test.use({ viewport: phone });

  test('delivers a message to the mailbox and the database', async ({ page, host }) => {
    const message = newMessage();
    await page.goto('/');
    await tabTo(page, formChoice(footer(page)));
    await page.keyboard.press('Enter');
    await tabTo(page, field(footer(page), 'name'));
    // Before that it posts plainly: another test.
    await expect(formIn(footer(page))).toHaveAttribute('novalidate');
    await type(page, message);
    await page.keyboard.press('Enter');
    await expectSent(page);
    await expectArrival(host, message);
  });
});

test.describe('by keyboard alone, without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('answers problems with a page that keeps what was typed, and delivers the message once it is corrected', async ({
    page,
    host,
  }) => {
    const message = newMessage({ email: tooLongBeforeAt });
    await page.goto('/');
    await tabTo(page, field(footer(page), 'name'));
    await type(page, message);
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      page.keyboard.press('Enter'),
    ]);
    expect(answer.status()).toBe(422);
    const form = formIn(page.getByRole('main'));
    await expectTexts(form, message);
    await expect(field(form, 'email')).toHaveAccessibleDescription(/\w/);
    await expect(form.getByRole('alert')).toHaveCount(1);
    // Shows that the styles are complete and in order.
    await expect(sendButton(form)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await form.getByRole('alert').getByRole('link').click();
    await expect(field(form, 'email')).toBeFocused();
    const corrected = newMessage();
    await field(form, 'email').fill(corrected.email);
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/message-sent#sent$/);
    await expectArrival(host, corrected);
  });
});

test.describe('before the form’s script has arrived', { tag: '@any-content' }, () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('keeps the posted text in the page that answers, whatever the draft', async ({ page }) => {
    const [message, draft] = [newMessage({ email: tooLongBeforeAt }), newMessage()];
    await page.goto('/privacy');
    await page.evaluate(
      (json) => sessionStorage.setItem('contact-draft', json),
      JSON.stringify(draft),
    );
    const release = await holdRequests(page, '**/connect-contact-form.*.js');
    await page.reload();
    const posted = await showForm(page);
    await send(posted, message);
    const answered = formIn(page.getByRole('main'));
    await expectTexts(answered, message);
    await expectNoViolations(page, { part: 'main' });
    // The form in that page's dialog is another one, and gets its script.
    release();
    const inDialog = await openDialogForm(page);
    await expectTexts(inDialog, draft);
    await field(inDialog, 'name').fill('Rosa M.');
    await page.keyboard.press('Escape');
    await expectTexts(answered, message);
    await expect(field(answered, 'email')).toHaveAccessibleDescription(/\w/);
    await expect(answered.getByRole('alert').getByRole('link')).toHaveCount(1);
  });
});

/** Types into the fields in order. The first one has the focus. */
async function type(page: Page, message: ContactMessage): Promise<void> {
  const section = footer(page);
  for (const { name, options } of contactFields) {
    await expect(field(section, name)).toBeFocused();
    // A list takes the keys of its choice.
    if (options) await page.keyboard.type(message[name] ?? '');
    else await page.keyboard.insertText(message[name] ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(section)).toBeFocused();
}

async function expectArrival(host: HostProcess, message: ContactMessage): Promise<void> {
  const notification = () =>
    host.notificationsTo(agency.email).find((each) => repliesTo(each, message.email));
  await expect.poll(notification).toBeDefined();
  await expect.poll(() => host.notificationsTo(message.email)).toHaveLength(1);
  const text = notification()?.text?.replaceAll('\r\n', '\n') ?? '';
  for (const name of contactFieldNames.filter((name) => name !== 'message')) {
    expect(text).toContain(message[name]);
  }
  expect(await storedFrom(host, message)).toEqual([expect.objectContaining(message)]);
}

function repliesTo(email: Email, address: string) {
  return email.replyTo?.some((each) => each.address === address);
}
