import type { Page } from '@playwright/test';
import { fillSlots } from '#content-model/fill-slots.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { expect, phone, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';
import { skipWithout } from './skip-without.ts';

const guessed = articles.find(({ articlePicture }) => articlePicture?.guess);

test.describe('the guess over an article', () => {
  skipWithout('an article with a guess', guessed !== undefined);
  const address = articleOf(guessed ?? noService);
  const picture = guessed?.articlePicture;
  const guess = picture?.guess;
  const versions = guess ? [guess.a, guess.b] : [];
  const winner = versions.toSorted((one, other) => other.count - one.count)[0]?.name ?? '';
  const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
  const answer = (page: Page, name: string) =>
    page.getByText(fillSlots(guess?.[name === winner ? 'right' : 'wrong'] ?? '', { winner }));
  const numbers = (page: Page) => page.getByRole('status').getByRole('listitem');

  test('hides the numbers until a key is pressed, except on paper, and logs no choice', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(numbers(page)).toHaveCount(2);
    await page.emulateMedia({ media: 'screen' });
    const counted = page.getByRole('img', { name: picture?.alt ?? '', exact: true });
    await expect(counted).toBeHidden();
    await expect(numbers(page)).toHaveCount(0);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (const [index, { name }] of versions.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(choice(page, name)).toBeChecked();
      await expect(answer(page, name)).toBeVisible();
    }
    await expect(numbers(page)).toHaveCount(2);
    await expect(counted).toBeVisible();
    await expectNoViolations(page, { state: 'after the guess' });
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /100/);
    await page.keyboard.press('Home');
    const events = await page.evaluate(() => window.analyticsQueue ?? []);
    const touched = events.filter(({ name }) => name === 'case_touched');
    expect(touched.map(({ parameters }) => parameters)).toEqual([{}]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('works as well', async ({ page }) => {
      await page.goto(address);
      await expect(numbers(page)).toHaveCount(0);
      for (const { name } of versions) {
        await choice(page, name).check();
        await expect(answer(page, name)).toBeVisible();
      }
      await expect(page.getByRole('img', { name: picture?.alt ?? '', exact: true })).toBeVisible();
    });
  });
});
