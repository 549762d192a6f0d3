import { contactField } from '#contract/contact-fields.ts';
import {
  expectSent,
  expectTexts,
  field,
  fieldNames,
  fill,
  footer,
  newMessage,
  sendButton,
  visitForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an empty form is answered with a summary that leads to every field', async ({ page }) => {
  const form = await visitForm(page);
  await sendButton(form).click();
  const summary = form.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  for (const [index, [, name]] of fieldNames.entries()) {
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, name)).toHaveAccessibleDescription(/\w+/);
    await summary.getByRole('link').nth(index).click();
    await expect(field(form, name)).toBeFocused();
  }
});

test('what is corrected is struck out above, and the field in use does not move', async ({
  page,
}) => {
  const form = await visitForm(page);
  await fill(form, newMessage({ name: '', email: 'rosa@' }));
  await sendButton(form).click();
  // As in browsers that do not hold what is seen in its place by themselves.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  for (const [name, text] of [
    ['Name', 'Rosa Medina'],
    ['Email', 'rosa@alder-and-rye.example'],
  ] as const) {
    await field(form, name).focus();
    const top = () => field(form, name).evaluate((each) => each.getBoundingClientRect().top);
    const before = await top();
    await field(form, name).fill(text);
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
    expect(await top(), name).toBe(before);
  }
  await expect(form.getByText('All corrected')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  // A fault that came after the try is one more of the list.
  await field(form, 'Phone').fill('');
  await field(form, 'Phone').blur();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
  await field(form, 'Phone').fill('(303) 555-0117');
  await sendButton(form).click();
  await expectSent(page);
});

test('each field alone missing is said once, and forgotten once corrected', async ({ page }) => {
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  for (const [key, name] of fieldNames) {
    await field(form, name).fill('');
    await sendButton(form).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');

    await field(form, name).fill(message[key]);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
    await expect(field(form, name)).toHaveAccessibleDescription('');
  }
});

test('each field too long is said, and nothing is cut', async ({ page }) => {
  const form = await visitForm(page);
  for (const [key, name] of fieldNames) {
    const text = 'x'.repeat(contactField(key).maxLength + 1);
    await field(form, name).fill(text);
    await field(form, name).blur();
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, name)).toHaveValue(text);
  }
});

test('a field is judged when it is left, not while it is typed nor when it is only looked at', async ({
  page,
}) => {
  const form = await visitForm(page);
  // Who only looks through it is not told off.
  await field(form, 'Name').focus();
  for (const [, name] of fieldNames) {
    await expect(field(form, name)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
  }

  const email = field(form, 'Email');
  await email.pressSequentially('rosa@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await email.pressSequentially('shop.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a click on Send right after a bad address is not lost to the moving page', async ({
  page,
}) => {
  const form = await visitForm(page);
  await fill(form, newMessage());
  await field(form, 'Email').fill('rosa@');
  await sendButton(form).click({ position: { x: 20, y: 5 } });
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
});

test.describe('problems that only the backend finds', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('are shown beside their fields', async ({ page }) => {
    const message = newMessage();
    await mockAnswer(page, 400, {
      status: 'INVALID_ARGUMENT',
      details: { fields: { phone: 'This number does not exist.' } },
    });
    const form = await visitForm(page);
    await fill(form, message);
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(field(form, 'Phone')).toHaveAccessibleDescription('This number does not exist.');
    await expectTexts(form, message);
    await expect(footer(page).getByRole('heading', { name: /Rosa/ })).toHaveCount(0);
  });
});
