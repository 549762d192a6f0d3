import { frame } from '#content-model/content.ts';
import { openingData } from '#site/page-meta/opening-data.ts';
import { nextOpening, phoneText } from '#site/client/agency-clock.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { clock } = frame;
const data = {
  ...clock,
  zone: openingData['data-zone'],
  hours: openingData['data-hours'],
  closedOn: openingData['data-closed-on'],
  open: openingData['data-open'],
};
const isOpen = (moment: Date) => nextOpening(moment, data)?.ends !== undefined;

/** Every quarter of an hour of a week. */
const moments = Array.from(
  { length: 7 * 24 * 4 },
  (_, quarter) => new Date(Date.UTC(2026, 5, 1, 0, quarter * 15)),
);
const opened = moments.find(isOpen) ?? new Date();
const closed = moments.find((moment) => !isOpen(moment)) ?? new Date();

skipWithout(
  'an hour at which the agency is open, and one at which it is not',
  moments.some(isOpen) && !moments.every(isOpen),
);

/** Where clocks show another time than at the agency. */
const elsewhere = 'Asia/Kolkata';
test.use({ timezoneId: elsewhere });

test('the first screen says until when the phone is answered, or when again', async ({ page }) => {
  await page.clock.install({ time: opened });
  await page.goto('/');
  const status = page.getByRole('main').locator('[data-open-now]').first();
  const open = phoneText(opened, data, elsewhere);
  await expect(status).toHaveText(open);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(status).toBeInViewport();
  }
  // For the light on the street.
  await expect(page.locator('html')).toHaveAttribute('data-daytime', /./);

  await page.clock.setSystemTime(closed);
  await page.clock.runFor('01:00');
  await expect(status).toHaveText(phoneText(closed, data, elsewhere));

  // Timers stand still in the back-forward cache.
  await page.clock.setSystemTime(opened);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(status).toHaveText(open);
});
