import { agency, frame } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';

test('on paper a page says how to reach the agency, and has nothing to press', async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 720, height: 900 });
  for (const id of ['menu-dialog', 'contact-dialog']) {
    const dialog = page.locator(`#${id}`);
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
    await page.emulateMedia({ media: 'screen' });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeVisible();
  for (const part of ['banner', 'main'] as const) {
    await expect(page.getByRole(part).getByRole('button')).toHaveCount(0);
  }
  for (const detail of [agency.phone.display, agency.email]) {
    await expect(page.getByText(detail).filter({ visible: true })).not.toHaveCount(0);
  }
  const end = page.getByRole('contentinfo').getByText(frame.rights).locator('..');
  await expect(end).toHaveCSS('break-inside', 'avoid');
});
