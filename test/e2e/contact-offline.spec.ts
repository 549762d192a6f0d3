import { contactForm } from '#content-model/content.ts';
import {
  button,
  expectSent,
  expectTexts,
  field,
  fill,
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
  // What the browser logs about a failed request.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/],
});

test('says so while offline and moves no field, keeps what could not be sent, and offers to send it once back online', async ({
  page,
  context,
  host,
}) => {
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  const line = form.getByRole('status').filter({ hasText: contactForm.offline });
  const top = () => field(form, 'company').evaluate((each) => each.getBoundingClientRect().top);
  await field(form, 'company').focus();
  const before = await top();
  await expect(line).toHaveCount(0);
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await expect(field(form, 'company')).toBeFocused();
  expect(await top()).toBe(before);
  await expectNoViolations(page, { widths: [320, 1440], part: 'footer section', state: 'offline' });
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
  await context.setOffline(true);

  await sendButton(form).click();
  const alert = notSent(form);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(contactForm.notSent.reasons.offline);
  await expect(button(alert, contactForm.notSent.tryAgain)).toBeVisible();

  // The focus stays where the visitor is by now.
  const elsewhere = page.getByRole('banner').getByRole('link').first();
  await elsewhere.focus();
  await context.setOffline(false);
  await expect(alert).toContainText(contactForm.notSent.backOnline);
  await expect(elsewhere).toBeFocused();
  expect(await storedFrom(host, message)).toHaveLength(0);

  await page.reload();
  await expectTexts(await openForm(page), message);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(alert).toBeFocused();
  await context.setOffline(false);
  await button(alert, contactForm.notSent.sendNow).click();
  await expectSent(page);
  expect(await storedFrom(host, message)).toHaveLength(1);
});
