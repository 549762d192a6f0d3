import type { Page } from '@playwright/test';
import { homePage, reviews } from '#content-model/content.ts';
import { boxOf } from './box-of.ts';
import { skipWithout } from './skip-without.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

const { label, pause, play } = homePage.reviews ?? { label: '', pause: '', play: '' };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
skipWithout('two reviews', homePage.reviews !== undefined && reviews.length > 1);

test('does not move on hydration, and centers as many whole items as the width has room for, 40 px apart', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const asleep = await boxes(page);
  // Stops the time, so that no slide starts during the measurement.
  await page.clock.pauseAt(Date.now() + 60_000);
  await wake(page);
  const awake = await boxes(page);
  expect(awake).toHaveLength(asleep.length);
  const moves = awake.flatMap((box, index) =>
    box.map((length, side) => Math.abs(length - (asleep[index]?.[side] ?? Infinity))),
  );
  // Embla counts in whole pixels, a layout does not.
  expect(Math.max(...moves)).toBeLessThan(1);

  await control(page).click();
  for (const [width, items] of [
    [390, 1],
    [575, 1],
    [576, 2],
    [768, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The carousel lays itself out anew some time after the window has changed.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await inView(page), `${width} px`).toHaveLength(items);
      expect(await inView(page, { cut: true }), `${width} px`).toEqual([]);
      await expectInTheMiddle(page);
    }).toPass();
  }
  // One control, to pause, and no arrows or dots.
  await expect(control(page)).toHaveAccessibleName(`${play} ${label}`);
  await expect(region(page).getByRole('tab')).toHaveCount(0);
  await page.clock.resume();
  await expectNoViolations(page, { part: '[aria-labelledby=reviews-heading]' });
  // None is repeated to a screen reader.
  await expect(list(page).getByRole('listitem')).toHaveCount(reviews.length);
});

test('slides every 4000 ms for 1000 ms, and loops', async ({ page }) => {
  await openWithClock(page, desktop);
  const before = await inView(page);
  expect(before).toHaveLength(3);

  // Recorded by the page's own clock, so that a busy machine does not change the times.
  const everyMs = 20;
  const places = await list(page).evaluateHandle((track, everyMs) => {
    const places: string[] = [];
    setInterval(() => {
      places.push(track.querySelector('[data-swap]') ? 'swaps' : track.style.transform);
    }, everyMs);
    return places;
  }, everyMs);
  await page.clock.runFor(14_500);
  expect(await places.jsonValue(), 'Only where one item shows').not.toContain('swaps');
  const moving = (await places.jsonValue())
    .map((place, index, all) => (index > 0 && place !== all[index - 1] ? index * everyMs : 0))
    .filter((ms) => ms > 0);

  const slides = moving.reduce<number[][]>((found, ms) => {
    const slide = found.at(-1);
    if (slide && ms - (slide.at(-1) ?? 0) < 200) slide.push(ms);
    else found.push([ms]);
    return found;
  }, []);
  const [first = 0, second = 0, third = 0] = slides.map(([start]) => start);
  expect(Math.abs(second - first - 4000)).toBeLessThanOrEqual(2 * everyMs);
  expect(Math.abs(third - second - 4000)).toBeLessThanOrEqual(2 * everyMs);
  for (const slide of slides.slice(0, 3)) {
    const lasted = (slide.at(-1) ?? 0) - (slide[0] ?? 0) + everyMs;
    expect(lasted).toBeGreaterThan(850);
    expect(lasted).toBeLessThanOrEqual(1050);
  }
  const quotes = reviews.map(({ review }) => review);
  const later = (quote = '') => quotes[(quotes.indexOf(quote) + 3) % quotes.length];
  expect(await inView(page)).toEqual(before.map((quote) => later(quote)));
});

test('drops the old item out and flips the new one in where one shows, and keeps its height', async ({
  page,
}) => {
  await openWithClock(page, phone);
  await region(page).evaluate((section) => {
    section.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { animationDuration, animationName } = getComputedStyle(target);
      const seen = `${animationDuration} ${animationName}`;
      section.dataset.seen = `${section.dataset.seen ?? ''}|${seen}`;
    });
  });
  const [old] = await inView(page);
  const { height } = await boxOf(region(page));
  await page.clock.runFor(4100);
  await expect(region(page)).toHaveAttribute('data-seen', /\b1s [\w-]*slide-out-down/);
  await expect(region(page)).toHaveAttribute('data-seen', /\b1s [\w-]*flip-in-x/);
  await expect.poll(() => inView(page)).toHaveLength(1);
  expect(await inView(page)).not.toEqual([old]);
  for (const ms of [400, 4000, 4000]) {
    await page.clock.runFor(ms);
    expect((await boxOf(region(page))).height).toBe(height);
  }
});

test('rests under a mouse or the focus, while it is paused, and in a hidden tab (mocked)', async ({
  page,
}) => {
  await openWithClock(page, desktop);
  await list(page).hover();
  await rests(page);
  await page.mouse.move(1, 1);
  await moves(page);

  await control(page).focus();
  await page.keyboard.press('Tab');
  await expect(group(page)).toBeFocused();
  await rests(page);
  await page.keyboard.press('Shift+Tab');
  await expect(control(page)).toBeFocused();
  await rests(page);
  await page.keyboard.press('Shift+Tab');
  await moves(page);

  await mockVisibility(page, 'hidden');
  await rests(page);
  await mockVisibility(page, 'visible');
  await moves(page);

  await control(page).click();
  await expect(control(page)).toHaveAccessibleName(`${play} ${label}`);
  await page.mouse.move(1, 1);
  await rests(page);
  await page.keyboard.press('Enter');
  await expect(control(page)).toHaveAccessibleName(`${pause} ${label}`);
  await moves(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with reduced motion' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('never moves, and shows all items in full', async ({ page }) => {
      if (javaScriptEnabled) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.install();
      }
      await page.goto('/');
      await region(page).scrollIntoViewIfNeeded();
      if (javaScriptEnabled) {
        await expect(region(page).locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
        await page.clock.runFor(10_000);
      }
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await expect(control(page)).toHaveCount(0);
        await expect(list(page)).not.toHaveAttribute('style', /transform/);
        await expectAllInFull(page);
      }
    });
  });
}

const group = (page: Page) => page.getByRole('group', { name: label, exact: true });
const region = (page: Page) => page.getByRole('region').filter({ has: group(page) });
const list = (page: Page) => region(page).getByRole('list');
/** Pauses and plays. */
const control = (page: Page) => region(page).getByRole('button');

/** Brings it into view and waits until it can move. */
async function wake(page: Page) {
  await region(page).scrollIntoViewIfNeeded();
  await expect(control(page)).toBeVisible();
  await expect(list(page)).toHaveAttribute('style', /transform/);
}

/** Stops the page's time, which only `runFor` moves on. */
async function openWithClock(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(Date.now() + 60_000);
  await wake(page);
  await page.mouse.move(1, 1);
  await page.clock.runFor(100);
}

const place = (page: Page) => list(page).evaluate((track) => track.style.transform);

/** A carousel that does not rest is never still for 5 s, in which it moves on once or twice. */
async function rests(page: Page) {
  await expect(async () => {
    await page.clock.runFor(1500);
    const before = await place(page);
    await page.clock.runFor(5000);
    expect(await place(page)).toBe(before);
  }).toPass();
}

async function moves(page: Page) {
  await expect(async () => {
    const before = await place(page);
    await page.clock.runFor(4600);
    expect(await place(page)).not.toBe(before);
  }).toPass();
}

/** The reviews in view from left to right: of whole items, or of those that are cut off. */
function inView(page: Page, { cut = false } = {}) {
  return list(page).evaluate((track, cut) => {
    const stage = track.parentElement?.parentElement?.getBoundingClientRect();
    if (!stage) return [];
    return [...track.children]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => {
        const whole = box.left >= stage.left - 1 && box.right <= stage.right + 1;
        const seen = box.right > 0 && box.left < innerWidth;
        const near = box.right > stage.left - 39 && box.left < stage.right + 39;
        return cut ? seen && near && !whole : whole;
      })
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ slide }) => slide.querySelector('blockquote')?.textContent);
  }, cut);
}

/** Where the heading, the section and the reviews are. */
function boxes(page: Page) {
  return region(page).evaluate((section) => {
    const top = section.getBoundingClientRect().top;
    return [section, ...section.querySelectorAll('h2, li, blockquote, img')]
      .filter((element) => !element.closest('[inert]'))
      .map((element) => {
        const box = element.getBoundingClientRect();
        return [box.left, box.top - top, box.width, box.height];
      });
  });
}

async function expectInTheMiddle(page: Page) {
  const { cards, middle } = await list(page).evaluate((track) => {
    const stage = track.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const cards = [...track.querySelectorAll('figure')]
      .map((card) => card.getBoundingClientRect())
      .filter(({ left, right }) => left >= stage.left - 1 && right <= stage.right + 1)
      .sort((a, b) => a.left - b.left)
      .map(({ left, right }) => ({ left, right }));
    return { cards, middle: (stage.left + stage.right) / 2 };
  });
  const [first, last] = [cards[0], cards.at(-1)];
  // Embla counts in whole pixels, a layout does not.
  const off = ((first?.left ?? 0) + (last?.right ?? 0)) / 2 - middle;
  expect(Math.abs(off)).toBeLessThan(1);
  for (const [place, card] of cards.slice(1).entries()) {
    expect(Math.abs(card.left - (cards[place]?.right ?? 0) - 40)).toBeLessThan(1);
  }
}

async function expectAllInFull(page: Page) {
  const items = list(page).getByRole('listitem');
  await expect(items).toHaveCount(reviews.length);
  const viewport = page.viewportSize();
  for (const item of await items.all()) {
    await expect(item.getByRole('blockquote')).toBeVisible();
    const { x, width } = await boxOf(item);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
}

async function mockVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
