import { frame } from '#content-model/content.ts';
import {
  button,
  consultationButton,
  contactDialog,
  expectSent,
  field,
  send,
  showForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/a broken start/] });

test('a start that fails is logged to the console, and the page can be read and used', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('pageerror', ({ message }) => logged.push(message));
  // Stands in for any mistake in the first lines of what every page runs.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'querySelectorAll', {
      value: () => {
        throw new Error('a broken start');
      },
    });
  });
  await page.goto('/');
  await expect.poll(() => logged).toContain('a broken start');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await consultationButton(page).click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await button(dialog, frame.backToPage).click();
  await expect(dialog).toBeHidden();

  const form = await showForm(page);
  await field(form, 'name').focus();
  await expect(form).toHaveAttribute('novalidate');
  await send(form);
  await expectSent(page);
});
