import { contactForm } from '#content-model/content.ts';
import {
  button,
  empty,
  expectSent,
  expectTexts,
  field,
  fill,
  footer,
  formIn,
  newMessage,
  openDialogForm,
  openForm,
  send,
  sendButton,
  showForm,
  visitForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test('keeps the draft after a reload and on another page, shares it between the forms of a page, and removes it once it is sent', async ({
  page,
}) => {
  const message = newMessage();
  await fill(await visitForm(page), message);
  await page.goto('/process');
  const form = formIn(footer(page));
  // Before anything is touched.
  await expectTexts(form, message);
  await expect(form).not.toBeInViewport();
  await page.reload();
  await openForm(page);
  await expectTexts(form, message);

  const inDialog = await openDialogForm(page);
  await expectTexts(inDialog, message);
  await field(inDialog, 'message').fill('And one more thing.');
  await page.keyboard.press('Escape');
  await expectTexts(form, { ...message, message: 'And one more thing.' });

  await sendButton(form).click();
  await expectSent(page);
  await button(footer(page), contactForm.sent.another).click();
  await expect(field(form, 'name')).toBeFocused();
  await expectTexts(form, empty);
  await page.reload();
  await expectTexts(await openForm(page), empty);
});

test('removes the draft after a plain post', async ({ page }) => {
  await fill(await visitForm(page), newMessage());
  // From here on the form's script does not arrive, as on a slow line.
  await page.route('**/connect-contact-form.*.js', () => undefined);
  await page.reload();
  const form = await showForm(page);
  await send(form);
  await expect(page).toHaveURL(/\/message-sent#sent$/);
  await page.waitForLoadState();

  await page.unrouteAll();
  await expectTexts(await visitForm(page), empty);
});
