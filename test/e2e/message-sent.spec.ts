import type { Page } from '@playwright/test';
import { frame, messageSentPage as text } from '#content-model/content.ts';
import { messageSentAddress } from '#contract/plain-form.ts';
import { button, contactDialog } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the page that confirms a message says so only to those who sent one', async ({
      page,
    }) => {
      const skipLink = page.getByRole('link', { name: frame.skipLink, exact: true });
      await page.goto(messageSentAddress);
      await expect(skipLink).toHaveCSS('clip-path', 'inset(50%)');
      await expect(heading(page, text.heading)).toBeInViewport();
      await expect(page.getByText(text.lead, { exact: true })).toBeVisible();
      await expect(heading(page, text.notSent.heading)).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await skipLink.press('Enter');
      await expect(heading(page, text.heading)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page, { part: 'main' });

      // A change of the hash alone would load nothing.
      await page.goto('/privacy');
      await page.goto('/message-sent');
      await expect(heading(page, text.notSent.heading)).toBeVisible();
      await expect(heading(page, text.heading)).toHaveCount(0);
      await skipLink.press('Enter');
      await expect(page.getByText(text.lead, { exact: true })).toBeHidden();
      await button(page.getByRole('main'), text.notSent.button).click();
      await expect(contactDialog(page)).toBeVisible();
    });
  });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}
