import { agency, frame } from '#contract/content/content.ts';
import { weeklyOpenings } from '#contract/content/weekly-openings.ts';
import { nextOpening } from '#site/client/agency-clock.ts';
import { expect, test } from './fixtures.ts';

for (const width of [1440, 390]) {
  test.describe(`at ${width} px, for a visitor in Tokyo`, () => {
    test.use({ viewport: { width, height: 900 }, timezoneId: 'Asia/Tokyo' });

    test('the first screen says whether the agency is open by its own clock', async ({ page }) => {
      await page.clock.install({ time: firstHour(true) });
      await page.goto('/');
      const status = page.getByRole('main').locator('[data-open-now]').first();
      const open = (await status.getAttribute('data-open-now')) ?? '';
      await expect(status).toHaveText(open);
      await expect(status).toBeInViewport();

      await page.clock.setSystemTime(firstHour(false));
      await page.clock.runFor('01:00');
      await expect(status).toHaveText(closedText());

      // Timers stand still in the back-forward cache.
      await page.clock.setSystemTime(firstHour(true));
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(status).toHaveText(open);
    });
  });
}

test('the street has the agency’s time of day, and the page the visitor’s scheme', async ({
  page,
}) => {
  const daytimes = new Set<string | undefined>();
  const grounds = new Set<string>();
  for (const hour of [0, 6, 12, 18]) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour)));
    await page.goto('/');
    daytimes.add(await page.evaluate(() => document.documentElement.dataset.daytime));
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(daytimes.size).toBeGreaterThanOrEqual(3);
  expect(grounds.size).toBe(1);
});

/** The first hour of a week in which the agency is open, or is not. */
function firstHour(isOpen: boolean): Date {
  const openings = weeklyOpenings(agency.hours).map(({ day, opens, closes, time }) => [
    String(day),
    opens,
    closes,
    time,
  ]);
  const hours = { zone: agency.timeZone, openings, closedOn: agency.closedOn ?? [] };
  const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 5, 1, hour)));
  const found = week.find((moment) => (nextOpening(moment, hours) === 'now') === isOpen);
  if (!found) throw new Error('The agency is never open, or always.');
  return found;
}

/** What stands beside the number while it is closed, whatever the day and the time. */
function closedText(): RegExp {
  return new RegExp(frame.clock.closed.replaceAll(/\{\w+\}/g, '.+'));
}
