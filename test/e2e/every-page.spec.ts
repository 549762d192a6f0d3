import type { Page } from '@playwright/test';
import { services } from '#content-model/content.ts';
import { articleAddress } from '#site/page-meta/service.ts';
import { checkLayout, type Windows } from '../layout/check-layout.ts';
import { expect, phone, test } from './fixtures.ts';
import { firstVisit, type FetchedFile } from './first-visit.ts';
import { expectStill, holdFonts } from './layout-shift.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { routesOf, templatesOf } from './routes-of.ts';
import { expectWaysToWrite } from './ways-to-write.ts';

// The browser reports the status of the 404 page.
test.use({ expectedErrors: [/no-such-page|status of 404/] });

/** Phones, a tablet, both sides of the turning points of the layout, a low laptop and large screens. */
const usualWindows: Windows = [
  [320, 640],
  [390, 844],
  [600, 900],
  [768, 1024],
  [959, 800],
  [960, 800],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
];

const narrowestOfEachLayout: Windows = [
  [320, 640],
  [600, 900],
  [960, 800],
  [1280, 720],
];

/** A page with each form of the footer: with the contact section, with a row of contacts, with neither. */
const wholeFrames = ['/', '/privacy', '/services'];

const routes = routesOf();
const templates = templatesOf();

for (const route of routes) {
  // The rest of a template is only checked for what its own words and pictures can break.
  const isInFull = templates.includes(route);
  const walked = wholeFrames.includes(route) ? 'body' : 'main';
  test(`${route} is accessible and fits every window`, async ({ page }) => {
    await page.setViewportSize(phone);
    await holdFonts(page);
    const files = await firstVisit(page, route);
    await test.step('nothing moves while the page loads', () => expectStill(page));
    await test.step('the first visit on a phone is light', () => expectLight(files, route));
    await test.step('every part is whole, and over no other', () =>
      checkLayout(page, isInFull ? usualWindows : narrowestOfEachLayout));
    await test.step('axe finds no violation', () =>
      expectNoViolations(page, {
        // The frame is the same on every page.
        ...(walked === 'main' && { part: walked }),
        widths: isInFull ? [390, 1440] : [390],
      }));
    await test.step('all is whole with text twice as large', async () => {
      await setTextSize(page, '200%');
      await checkLayout(page, [[390, 844]]);
      await expectNoOverflow(page, isInFull ? [320, 768, 1280] : [320]);
      await setTextSize(page, '');
    });
    await test.step('every picture loads', () => expectPicturesToLoad(page));
    if (isInFull) {
      await test.step('all is whole in the large letters of a browser', () => checkLetters(page));
    }
    // On the other pages of a template the keyboard reaches the same.
    if (!isInFull && !hasControls(route)) return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step('a call and a way to write are on screen at every place', () =>
        expectWaysToWrite(page));
      await test.step('every control is reached by keyboard and shows its focus', async () => {
        expect.soft(await walkByKeyboard(page, walked), `${width} px`).toEqual([]);
      });
    }
  });
}

/** Whether a page has a picture that visitors operate, which others of its template may not have. */
function hasControls(route: string): boolean {
  return services.some(
    (service) => service.articlePicture?.before !== undefined && articleAddress(service) === route,
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page is complete', async ({ page }) => {
    for (const route of templates) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole('main')).toBeVisible();
        await expect.soft(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
        const parts = page.locator('main :is(h2, h3, p):not(dialog *)');
        const unseen = await parts.evaluateAll((all) =>
          all
            .filter((part) => getComputedStyle(part).opacity === '0')
            .map(({ outerHTML }) => outerHTML),
        );
        expect.soft(unseen, route).toEqual([]);
      });
    }
  });
});

/** Photos are the agency's own, in the size that their place needs: they are not counted. */
function expectLight(files: readonly FetchedFile[], route: string) {
  const counted = files.filter(({ url }) => !/\.(?:avif|webp)$/.test(url));
  const scripts = files.filter(({ type }) => type === 'script');
  const fonts = files.filter(({ type }) => type === 'font');
  const kilobytes = (all: readonly FetchedFile[]) =>
    all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  expect.soft(files.filter(({ type }) => type === 'stylesheet')).toEqual([]);
  expect.soft(counted.length, 'requests').toBeLessThanOrEqual(10);
  expect.soft(fonts.length, 'fonts').toBeLessThanOrEqual(4);
  expect.soft(scripts, 'scripts').toHaveLength(1);
  expect.soft(kilobytes(scripts), 'KB of scripts').toBeLessThan(4);
  expect.soft(kilobytes(counted), 'KB').toBeLessThan(route === '/' ? 80 : 70);
}

async function expectNoOverflow(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = (await overflowingBoxes(page)).map((box) => `wider than the window: ${box}`);
    expect.soft(wide, `text at 200 %, ${width} px`).toEqual([]);
  }
}

/** As phones and tablets make text larger: media queries do not follow. */
function setTextSize(page: Page, fontSize: string) {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/**
 * In sizes that visitors set in their browser, which media queries follow: each in a window that shows the layout of
 * smaller ones then.
 */
async function checkLetters(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(24);
  await checkLayout(page, [[1440, 900]]);
  await setLetters(32);
  await checkLayout(page, [[1280, 720]]);
  await setLetters(16);
}

async function expectPicturesToLoad(page: Page) {
  const images = page.locator('img');
  // `checkLayout` has asked for those that are lazy.
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all
          .filter((image) => !(image instanceof HTMLImageElement) || image.naturalWidth === 0)
          .map(({ outerHTML }) => outerHTML),
      ),
    )
    .toEqual([]);
}
