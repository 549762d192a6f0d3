import { readFile } from 'node:fs/promises';
import { contentFolder } from '#contract/content/content-folder.ts';
import { aboutPage, agency, frame } from '#contract/content/content.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
import { weeklyOpenings } from '#contract/content/weekly-openings.ts';
import { agencyDoor } from '#contract/name-board.ts';
import { nextOpening } from '#site/client/agency-clock.ts';
import { expect, test } from './fixtures.ts';

const hours = {
  zone: agency.timeZone,
  openings: weeklyOpenings(agency.hours),
  closedOn: agency.closedOn ?? [],
};

for (const width of [1440, 390]) {
  for (const timezoneId of [agency.timeZone, 'Asia/Kolkata']) {
    test.describe(`at ${width} px, for a visitor in ${timezoneId}`, () => {
      test.use({ viewport: { width, height: 900 }, timezoneId });

      test('the first screen says whether the agency is open by its own clock', async ({
        page,
      }) => {
        await page.clock.install({ time: firstHour(true) });
        await page.goto('/');
        const status = page.getByRole('main').locator('[data-open-now]').first();
        const open = (await page.locator('html').getAttribute('data-open')) ?? '';
        await expect(status).toHaveText(open);
        await expect(status).toBeInViewport();

        await page.clock.setSystemTime(firstHour(false));
        await page.clock.runFor('01:00');
        await expect(status).toHaveText(closedText(timezoneId));

        // Timers stand still in the back-forward cache.
        await page.clock.setSystemTime(firstHour(true));
        await page.evaluate(() =>
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        );
        await expect(status).toHaveText(open);
      });
    });
  }
}

test('the street has the agency’s time of day, and the page the visitor’s scheme', async ({
  page,
}) => {
  const skies = new Set<string>();
  const schemes = new Set<string>();
  const grounds = new Set<string>();
  for (const hour of [0, 6, 12, 18]) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour)));
    await page.goto('/');
    const styles = await page
      .getByRole('main')
      .locator('picture')
      .first()
      .evaluate((street) => ({
        scheme: getComputedStyle(street).colorScheme,
        sky: getComputedStyle(street.parentElement ?? street).backgroundImage,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
    skies.add(styles.sky);
    schemes.add(styles.scheme);
    grounds.add(styles.ground);
  }
  expect(skies.size).toBeGreaterThanOrEqual(3);
  expect(schemes.size).toBe(2);
  expect(grounds.size).toBe(1);
});

for (const width of [1440, 700, 390]) {
  test(`the sign on the agency’s door is turned at ${width} px`, async ({ page }) => {
    const { image, phone = image } = aboutPage.picture;
    const drawing = await readFile(
      `${contentFolder}/images/${width < 600 ? phone : image}`,
      'utf8',
    );
    test.skip(!drawing.includes(agencyDoor), 'The picture of the page marks no door.');
    await page.setViewportSize({ width, height: 900 });
    const word = page.getByRole('main').locator('header svg text').filter({ visible: true });
    for (const [isOpen, expected] of [
      [true, frame.clock.doorOpen],
      [false, frame.clock.doorClosed],
    ] as const) {
      await page.clock.setFixedTime(firstHour(isOpen));
      await page.goto('/about');
      await expect(word).toHaveText(expected);
    }
    // On the board of the drawing, not beside it.
    const picture = await page.getByRole('main').locator('picture').first().boundingBox();
    const sign = await word.boundingBox();
    expect(sign?.y).toBeGreaterThan(picture?.y ?? Infinity);
    expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThan(width);
  });
}

/** The first hour of a week in which the agency is open, or is not. */
function firstHour(isOpen: boolean): Date {
  const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 5, 1, hour)));
  const found = week.find((moment) => (nextOpening(moment, hours) === 'now') === isOpen);
  if (!found) throw new Error('The agency is never open, or always.');
  return found;
}

/** What stands beside the number then. Elsewhere the day has its name, and the time its zone. */
function closedText(timezoneId: string): string {
  const now = firstHour(false);
  const opening = nextOpening(now, hours);
  if (opening === undefined || opening === 'now') throw new Error('It is not closed.');
  const { days, date, time } = opening;
  const when = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const { closed } = frame.clock;
  if (timezoneId === agency.timeZone) {
    return fillSlots(closed, { when: ['today', 'tomorrow'][days] ?? when, time });
  }
  const { timeZone } = agency;
  const zone = now.toLocaleString('en-US', { timeZone, timeZoneName: 'short' }).split(' ').at(-1);
  return fillSlots(closed, { when, time: `${time} ${zone}` });
}
