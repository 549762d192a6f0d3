import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { loggedEvents } from './logged-events.ts';

const studySchema = z.object({
  company: z.string(),
  sample: z.boolean(),
  alt: z.string(),
  services: z.array(z.string()),
});
const [first, second] = z
  .tuple([studySchema, studySchema])
  .parse(parse(readFileSync('content/case-studies.yaml', 'utf8')));
const services = z
  .array(z.object({ title: z.string(), link: z.string() }))
  .parse(parse(readFileSync('content/services.yaml', 'utf8')));

test.describe('the clients page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows two case studies with their services and pictures, and marks the samples among them', async ({
    page,
  }) => {
    await page.goto('/clients');
    await test.step('shows two case studies in order, and marks the samples among them', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Check out our previous work!',
      );
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
        first.company,
        second.company,
      ]);
      for (const { company, sample } of [first, second]) {
        const article = page.getByRole('article', { name: company });
        const mark = article.getByText('Sample', { exact: true }).filter({ visible: true });
        await expect(mark).toHaveCount(sample ? 1 : 0);
        const words = article.getByRole('paragraph').last();
        const unquoted = words.locator('xpath=ancestor::*[@data-nosnippet]');
        await expect(unquoted).toHaveCount(sample ? 1 : 0);
      }
    });
    await test.step('names the services used, and leads to their articles', async () => {
      const used = page
        .getByRole('article', { name: first.company })
        .getByRole('list', { name: 'Services used' });
      for (const { title, link } of services.filter(({ link }) => first.services.includes(link))) {
        await expect(used.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          `/services/post/${link}`,
        );
      }
    });
    await test.step('its pictures stand left and right in turn', async () => {
      const left = await places(page, first.company);
      expect(left.picture.x).toBe(0);
      expect(left.words.x).toBeGreaterThan(right(left.picture));
      const other = await places(page, second.company);
      expect(other.picture.x).toBeGreaterThan(right(other.words));
      expect(right(other.picture)).toBe(1440);
    });
    await test.step('the large picture is not fetched before it is asked for', async () => {
      const large = page.getByRole('article').first().locator('dialog img');
      await expect(large).toHaveAttribute('loading', 'lazy');
      expect(await large.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    });
    await test.step('is a screen of its own, and says so to search engines', async () => {
      const [view] = await loggedEvents(page);
      expect(view).toMatchObject({
        name: 'screen_view',
        parameters: { screen_name: '/clients', screen_class: 'ClientsComponent' },
      });
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', /^.{110,155}$/);
    });
    await test.step('on a phone each picture stands under its name', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const { company } of [first, second]) {
        const { picture, words } = await places(page, company);
        expect(picture).toMatchObject({ x: 0, width: 390 });
        expect(picture.y).toBeGreaterThan(words.y + words.height);
      }
    });
  });

  test('a large picture is shown by a click, closed in three ways, and 1.3 times as large in every window', async ({
    page,
  }) => {
    await page.goto('/clients');
    await test.step('a click on a picture shows it large, and is logged', async () => {
      const article = page.getByRole('article', { name: first.company });
      // Where the finger goes: on the picture itself, not on the words below it.
      const { x, y, width, height } = await boxOf(article.getByRole('img'));
      await page.mouse.click(x + width / 2, y + height / 2);
      const dialog = largePicture(page, first.company);
      await expect(dialog.getByText(first.alt)).toBeVisible();
      const large = dialog.locator('img');
      await expect
        .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const events = await loggedEvents(page);
      expect(events.map(({ name }) => name)).toEqual(['screen_view', 'client_images']);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('Escape, Close and a click beside it close it, and focus returns', async () => {
      const open = control(page, second.company);
      const dialog = largePicture(page, second.company);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(720, 8),
      ]) {
        await open.click();
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();
      }
    });
    await test.step('in every window it is 1.3 times as large, in one pane that moves it', async () => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const { picture } = await places(page, second.company);
        await control(page, second.company).click();
        const dialog = largePicture(page, second.company);
        const shown = await boxOf(dialog.locator('img'));
        expect(shown.width / picture.width, `${width} x ${height}`).toBeGreaterThanOrEqual(1.3);
        const scrollers = await dialog.evaluate((box) =>
          [box, ...box.querySelectorAll('*')]
            .filter(
              (element) =>
                /auto|scroll/.test(getComputedStyle(element).overflow) &&
                (element.scrollWidth > element.clientWidth ||
                  element.scrollHeight > element.clientHeight),
            )
            .map((element) => element.role ?? element.tagName),
        );
        expect(['', 'group'], `${width} x ${height}`).toContain(scrollers.join());
        const hint = dialog.getByText('Move the picture to see the rest');
        await expect(hint).toBeVisible({ visible: scrollers.length > 0 });
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });
  });

  test('the keyboard alone opens, moves about and closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clients');
    await control(page, first.company).focus();
    await page.keyboard.press('Enter');
    const dialog = largePicture(page, first.company);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    const pane = dialog.getByRole('group', { name: first.alt });
    await expect(pane).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pane.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(control(page, first.company)).toBeFocused();
  });
});

test.describe('the clients page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still shows a picture large, and puts it away', async ({ page }) => {
    await page.goto('/clients');
    await control(page, first.company).click();
    const dialog = largePicture(page, first.company);
    await expect(dialog.locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

const windows = [
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const control = (page: Page, company: string) =>
  page.getByRole('button', { name: `See a larger picture of ${company}` });
const largePicture = (page: Page, company: string) => page.getByRole('dialog', { name: company });

/** Where a study's name and its picture are. */
async function places(page: Page, company: string) {
  const article = page.getByRole('article', { name: company });
  return {
    words: await boxOf(article.getByRole('heading', { name: company })),
    picture: await boxOf(article.getByRole('img')),
  };
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box.`);
  return box;
}

function right({ x, width }: Box): number {
  return x + width;
}
