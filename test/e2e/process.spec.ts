import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { expectNoViolations } from './no-violations.ts';

const sections = ['The goal', 'The introductory period', 'Time to market'] as const;

test('says in three sections what we do, what the owner does and what comes of it, and ends with the way to begin', async ({
  page,
}) => {
  await page.goto('/process');
  await test.step('stands below Home and About', async () => {
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'About', 'The Process']);
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(breadcrumb.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    await expect(breadcrumb.getByText('The Process')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Process');
  });
  await test.step('says in three sections what we do, what the owner does and what comes of it', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([...sections, /consultation is free/]);
    for (const name of sections) await expectRows(page, name);
  });
  await test.step('ends with the way to begin', async () => {
    const start = page.getByRole('region', { name: /^Start where you are/ });
    await start.getByRole('button', { name: 'Free Consultation' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
    expect(await loggedEventNames(page)).toEqual(['screen_view', 'view_process', 'open_contact']);
  });
});

test('counts as seen once, and again when the browser brings it back', async ({ page }) => {
  await page.goto('/process');
  expect(await loggedEventNames(page)).toEqual(['screen_view', 'view_process']);
  // The back-forward cache is off in a browser under test: this is what a page hears of it.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect((await loggedEventNames(page)).filter((name) => name === 'view_process')).toHaveLength(2);
});

test('opened behind another tab it counts as seen when the visitor turns to it', async ({
  page,
}) => {
  // A browser under test calls every page visible: this is what one in the back says of itself.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }),
  );
  await page.goto('/process');
  expect(await loggedEventNames(page)).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await loggedEventNames(page)).toEqual(['screen_view', 'view_process']);
});

for (const width of [390, 768, 1440]) {
  test.describe(`the contents at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('mark the section that is being read, and lead to each, whose heading is then in sight', async ({
      page,
    }) => {
      await page.goto('/process');
      await test.step('mark the section that is being read', async () => {
        const current = contents(page).locator('[aria-current]');
        await expect(current).toHaveCount(0);
        for (const name of sections) {
          await page
            .getByRole('region', { name })
            .evaluate((section) => section.scrollIntoView({ block: 'center' }));
          await expect(current).toHaveText(new RegExp(`^${name}`));
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(current).toHaveCount(0);
      });
      await test.step('lead to each section, whose heading is then in sight', async () => {
        for (const name of sections) {
          await contents(page).getByRole('link', { name }).click();
          const heading = page.getByRole('heading', { level: 2, name });
          await expect(heading).toBeInViewport({ ratio: 1 });
          expect(await isUncovered(page, name), `nothing covers “${name}”`).toBe(true);
        }
      });
    });
  });
}

test('on a phone the contents stay at the top, one row high, and let go after the sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/process');
  const last = page.getByRole('region', { name: 'Time to market' });
  await last.getByText('What you do').scrollIntoViewIfNeeded();
  const bar = await contents(page).boundingBox();
  expect(bar?.y).toBe(0);
  expect(bar?.height).toBeLessThanOrEqual(46);
  for (const link of await contents(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page
    .getByRole('region', { name: /^Start/ })
    .getByRole('button')
    .focus();
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'start' }));
  await expect(contents(page)).not.toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there, and the contents are plain links', async ({ page }) => {
    await page.goto('/process');
    for (const name of sections) await expectRows(page, name);
    await contents(page).getByRole('link', { name: 'Time to market' }).click();
    await expect(page).toHaveURL(/#time-to-market$/);
    await expect(page.getByRole('heading', { name: 'Time to market' })).toBeInViewport();
  });
});

test('axe finds nothing in the contents while they mark a section', async ({ page }) => {
  await page.goto('/process#the-introductory-period');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  await expectNoViolations(page, { part: 'main', widths: [390, 1440] });
});

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

async function expectRows(page: Page, name: string) {
  const section = page.getByRole('region', { name });
  await expect(section.getByRole('term')).toHaveText([
    'What we do',
    'What you do',
    'You leave with',
  ]);
  await expect(section.getByRole('definition')).toHaveText([/\w/, /\w/, /\w/]);
}

/** Whether the heading itself is what a finger on it would touch. */
function isUncovered(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name }).evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    return [top + 2, top + height - 2].every(
      (y) => document.elementFromPoint(left + 10, y) === heading,
    );
  });
}
