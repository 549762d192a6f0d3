import type { Locator, Page } from '@playwright/test';
import { articlePage as text, frame } from '#content-model/content.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { button, footer, tabTo } from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

const [article = noService, another] = articles;
const address = articleOf(article);

skipWithout('an article', articles.length > 0);

test('at 1440 px the contents lead to each section, mark it and stay in sight', async ({
  page,
}) => {
  await page.goto(address);
  await expect(opener(page)).toBeHidden();
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const each of await contents(page).getByRole('link').all()) {
    const text = await textOf(each);
    await each.click();
    await expect(sectionHeading(page, text)).toBeInViewport();
    await expect(contents(page)).toBeInViewport();
    await expect(current).toHaveText([text]);
    await expect(current).toHaveAttribute('aria-current', 'location');
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveCount(0);
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone });

  test('a bar opens services and contents as a modal dialog, which closes by key, by a tap beside it, when the page is left or the window grows', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(contents(page)).toBeHidden();
    await expect(others(page)).toBeHidden();
    await expect(sheet(page)).toHaveCount(0);

    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveAttribute('aria-modal', 'true');
    await expect(close(page)).toBeFocused();
    await expect(others(page).getByText(article.title, { exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectModal(page);
    await expectNoViolations(page, {
      widths: [390, 600],
      part: ':popover-open',
      state: 'with the sheet open',
    });
    await page.keyboard.press('Escape');
    await expectClosed(page);

    // A finger beside the sheet, on what lies behind it.
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(200, 80);
    await expectClosed(page);
    await expect(page).toHaveURL(address);

    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    // The back-forward cache is off in a browser under test.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expectClosed(page);

    await opener(page).click();
    await page.setViewportSize(desktop);
    await expect(page.locator('[inert], :popover-open')).toHaveCount(0);
    await page.setViewportSize(phone);
    await test.step('a link of its contents closes it, and jumps clear of the bar', async () => {
      await opener(page).click();
      const last = contents(page).getByRole('link').last();
      const text = await textOf(last);
      await last.press('Enter');
      await expect(contents(page)).toBeHidden();
      const heading = sectionHeading(page, text);
      await expect(heading).toBeInViewport();
      const [bar, below] = [await boxOf(opener(page)), await boxOf(heading)];
      expect(bar.y + bar.height).toBeLessThanOrEqual(below.y);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('services and contents are in reach', async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(opener(page)).toBeHidden();
      const last = contents(page).getByRole('link').last();
      await last.click();
      await expect(sectionHeading(page, await textOf(last))).toBeInViewport();
      if (another === undefined) continue;
      await others(page).getByRole('link', { name: another.title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(another.title);
    }
  });
});

const opener = (page: Page) => button(page.getByRole('main'), text.sheetButton);
const sheet = (page: Page) => page.getByRole('dialog', { name: text.sheetButton, exact: true });
const close = (page: Page) => button(sheet(page), frame.close);
const contents = (page: Page) => page.getByRole('navigation', { name: text.contents, exact: true });
const others = (page: Page) =>
  page.getByRole('navigation', { name: text.otherServices, exact: true });

const sectionHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Keyboard and screen reader do not reach the page behind the sheet. */
async function expectModal(page: Page) {
  const stops = await sheet(page).locator('a:visible, button:visible').count();
  for (let presses = 0; presses < stops + 3; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await sheet(page).evaluate((element) => {
      const { activeElement } = document;
      return activeElement === document.body || element.contains(activeElement);
    });
    expect(isInside).toBe(true);
  }
  for (const behind of [page.getByRole('heading', { level: 1 }), footer(page), opener(page)]) {
    await expect(behind.locator('xpath=ancestor-or-self::*[@inert]')).not.toHaveCount(0);
  }
}

async function expectClosed(page: Page) {
  await expect(contents(page)).toBeHidden();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
