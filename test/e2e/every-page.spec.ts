import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { linkTarget } from './link-target.ts';
import { routes } from './routes.ts';
import { stickingOut } from './sticking-out.ts';

/** The browser's own words on the answer that the 404 page is. */
test.use({ expectedErrors: [/no-such-page|status of 404/] });

for (const route of routes) {
  test.describe(route, () => {
    test('says what it is, has no dead link and no missing picture, and fits each window, finger and keyboard', async ({
      page,
      baseURL,
    }) => {
      await page.goto(route);
      await test.step('says what it is, and has no dead link', async () => {
        await expect.soft(page).toHaveTitle(/\S.{9,}/);
        await expectOutline(page);
        await expectIdsOnce(page);
        await expectLinksToLead(page, baseURL ?? '');
      });
      await test.step('nothing sticks out sideways from 320 to 1920 px, or with letters twice as large', async () => {
        await expectNothingSticksOut(page, [320, 390, 600, 768, 959, 960, 1280, 1920]);
        await setLetters(page, '200%');
        await expectNothingSticksOut(page, [320, 390, 768, 1280], 'letters of 200 %, ');
        await setLetters(page, '');
      });
      await test.step('whatever can be pressed is 44 px large and in reach of the keyboard, which shows where it is', async () => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await tooSmall(page), `${width} px`).toEqual([]);
          const { missed, withoutRing, covered } = await walkByKeyboard(page);
          const none = { missed: [], withoutRing: [], covered: [] };
          expect.soft({ missed, withoutRing, covered }, `${width} px`).toEqual(none);
        }
      });
      await test.step('no picture is missing', () => expectPicturesToArrive(page));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete', async ({ page }) => {
    for (const route of routes) {
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

async function expectNothingSticksOut(page: Page, widths: readonly number[], letters = '') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await stickingOut(page), `${letters}${width} px`).toEqual([]);
  }
}

function setLetters(page: Page, fontSize: string) {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** One main heading, and below it no level left out. */
async function expectOutline(page: Page) {
  const levels = await page
    .locator('body')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, place) => level - (levels[place - 1] ?? 0) > 1);
  expect.soft(gaps, `no level is left out among ${levels.join(' ')}`).toEqual([]);
}

/** Each id is there once, and what refers to one finds it. */
async function expectIdsOnce(page: Page) {
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const refer = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'for'];
    const named = [...refer, 'popovertarget'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/),
      ),
    );
    return {
      idsTwice: ids.filter((id, place) => ids.indexOf(id) !== place),
      idsLost: named.filter((id) => !ids.includes(id)),
    };
  });
  expect.soft(found).toEqual({ idsTwice: [], idsLost: [] });
}

/** Every link of our own leads to a page that is there, and to a part that this page has. */
async function expectLinksToLead(page: Page, origin: string) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const here = new URL(page.url()).pathname;
  const own = links.map((href) => new URL(href, page.url())).filter((to) => to.origin === origin);
  expect(own).not.toEqual([]);
  const dead: string[] = [];
  for (const link of own) {
    const { status, ids } = await linkTarget(page.request, link);
    const id = decodeURIComponent(link.hash.slice(1));
    if (link.pathname !== here && status !== 200) dead.push(`${link.pathname}: ${status}`);
    if (id !== '' && !ids.has(id)) dead.push(`${link.pathname} has no ${link.hash}`);
  }
  expect.soft(dead, 'dead links').toEqual([]);
}

async function expectPicturesToArrive(page: Page) {
  const images = page.locator('img');
  const unready = await images.evaluateAll((all) => {
    for (const image of all) image.setAttribute('loading', 'eager');
    const isSized = (image: Element) =>
      ['width', 'height'].every((name) => /^\d+$/.test(image.getAttribute(name) ?? ''));
    return all
      .filter((image) => !isSized(image) || !image.hasAttribute('alt'))
      .map(({ outerHTML }) => outerHTML);
  });
  expect.soft(unready, 'pictures without size or words').toEqual([]);
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

/** What a finger would miss. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.locator('a[href], button, input, textarea, select, summary').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A link in running text is as large as its words.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.classList.contains('skip-link'))
      // A label around a box to tick is pressed as well.
      .map((element) => ({ element, pressed: element.closest('label') ?? element }))
      .map(({ element, pressed }) => ({ element, box: pressed.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
  );
}
