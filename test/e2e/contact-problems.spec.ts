import { contactForm } from '#content-model/content.ts';
import { contactFieldNames, contactFields } from '#site/content/contact-fields.ts';
import {
  expectSent,
  expectTexts,
  field,
  fill,
  footer,
  newMessage,
  send,
  sendButton,
  sentHeading,
  visitForm,
  visitor,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';
import { expectNoViolations } from './no-violations.ts';

test('lists the problems of an empty form with a link to every required field, strikes out what is fixed and moves no field', async ({
  page,
}) => {
  const form = await visitForm(page);
  await sendButton(form).click();
  const summary = form.getByRole('alert', { name: contactForm.problems.heading, exact: true });
  await expect(summary).toBeFocused();
  await expectNoViolations(page, { part: 'footer section' });
  const required = contactFields.filter(({ isRequired }) => isRequired);
  await expect(summary.getByRole('link')).toHaveCount(required.length);
  for (const [index, { name }] of required.entries()) {
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, name)).toHaveAccessibleDescription(/\w+/);
    await summary.getByRole('link').nth(index).click();
    await expect(field(form, name)).toBeFocused();
  }

  await send(form, newMessage({ name: '', email: 'rosa@' }));
  // As in browsers without scroll anchoring.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  for (const [name, text] of [
    ['name', visitor],
    ['email', 'rosa@alder-and-rye.example'],
  ] as const) {
    await field(form, name).focus();
    const top = () => field(form, name).evaluate((each) => each.getBoundingClientRect().top);
    const before = await top();
    await field(form, name).fill(text);
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
    expect(await top(), name).toBe(before);
  }
  await expect(form.getByText(contactForm.problems.corrected, { exact: true })).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  // A later problem joins the list.
  await field(form, 'phone').fill('');
  await field(form, 'phone').blur();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
  await field(form, 'phone').fill('(303) 555-0117');
  await sendButton(form).click();
  await expectSent(page);
});

test('checks a field once it is left, if something was typed', async ({ page }) => {
  const form = await visitForm(page);
  // Tabbing through the form is no mistake.
  await field(form, 'name').focus();
  for (const name of contactFieldNames) {
    await expect(field(form, name)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
  }

  const email = field(form, 'email');
  await email.pressSequentially('rosa@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await email.pressSequentially('shop.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('asks about what may be a mistake, and sends it all the same', async ({ page }) => {
  const form = await visitForm(page);
  const message = newMessage({ email: `rosa-${Date.now()}@shop`, phone: 'call the shop' });
  await fill(form, message);
  await field(form, 'message').focus();
  const { hints } = contactForm;
  for (const [name, hint] of [
    ['email', hints.addressWithoutDot],
    ['phone', hints.phoneWithoutDigits],
  ] as const) {
    await expect(field(form, name)).toHaveAccessibleDescription(hint);
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
  }
  await field(form, 'phone').fill('(303) 555-0117');
  await expect(field(form, 'phone')).toHaveAccessibleDescription('');
  await sendButton(form).click();
  await expectSent(page);
});

test.describe('with problems that only the backend finds', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('shows them beside their fields', async ({ page }) => {
    const message = newMessage();
    await mockAnswer(page, 400, {
      status: 'INVALID_ARGUMENT',
      details: { fields: { phone: 'This number does not exist.' } },
    });
    const form = await visitForm(page);
    await send(form, message);
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(field(form, 'phone')).toHaveAccessibleDescription('This number does not exist.');
    await expectTexts(form, message);
    await expect(sentHeading(footer(page))).toHaveCount(0);
  });
});
