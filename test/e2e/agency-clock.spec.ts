import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '#content-model/content-folder.ts';
import { aboutPage, agency, frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { weeklyOpenings } from '#site/page-meta/opening-data.ts';
import { agencyDoor } from '#site/content/name-board.ts';
import { nextOpening } from '#site/client/agency-clock.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const hours = {
  zone: agency.timeZone,
  openings: weeklyOpenings(agency.hours),
  closedOn: agency.closedOn ?? [],
};

/** Every quarter of an hour of eight weeks. */
const moments = Array.from(
  { length: 8 * 7 * 24 * 4 },
  (_, quarter) => new Date(Date.UTC(2026, 5, 1, 0, quarter * 15)),
);
const opened = moments.find((moment) => nextOpening(moment, hours) === 'now');
/** A closed moment, and the opening after it. None if the agency never closes. */
const closed = moments
  .values()
  .map((now) => ({ now, opening: nextOpening(now, hours) }))
  .find(isClosed);

/** Where clocks show another time than at the agency. */
const elsewhere = ['Asia/Kolkata', 'America/Denver'].find(
  (zone) => timeIn(zone) !== timeIn(agency.timeZone),
);

for (const [width, timezoneId] of [
  [1440, agency.timeZone],
  [390, elsewhere ?? ''],
] as const) {
  test.describe(`at ${width} px, for a visitor in ${timezoneId}`, () => {
    test.use({ viewport: { width, height: 900 }, timezoneId });

    test('the first screen says whether the agency is open by its own clock', async ({ page }) => {
      if (!opened) throw new Error('The agency is closed for eight weeks.');
      await page.clock.install({ time: opened });
      await page.goto('/');
      const status = page.getByRole('main').locator('[data-open-now]').first();
      const open = (await page.locator('html').getAttribute('data-open')) ?? '';
      await expect(status).toHaveText(open);
      await expect(status).toBeInViewport();
      // For the light on the street.
      await expect(page.locator('html')).toHaveAttribute('data-daytime', /./);

      await page.clock.setSystemTime(closed?.now ?? moments.at(-1) ?? opened);
      await page.clock.runFor('01:00');
      await expect(status).toHaveText(closed ? closedText(closed, timezoneId) : open);

      // Timers stand still in the back-forward cache.
      await page.clock.setSystemTime(opened);
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(status).toHaveText(open);
    });
  });
}

test.describe('the picture of the agency', () => {
  const { hidden, picture } = aboutPage;
  const path = join(contentFolder, 'images', picture.image);
  const isMarked =
    picture.image.endsWith('.svg') && readFileSync(path, 'utf8').includes(agencyDoor);
  skipWithout('a drawn door on the about page', hidden !== true && isMarked);
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has a sign on its door that says whether it is open', async ({ page }) => {
    const now = opened ?? moments[0] ?? new Date();
    await page.clock.install({ time: now });
    await page.goto('/about');
    const { doorOpen, doorClosed } = frame.clock;
    const sign = page
      .locator('main svg')
      .filter({ has: page.getByText(doorClosed, { exact: true }) })
      .locator('text')
      .filter({ visible: true });
    await expect(sign).toHaveText(opened ? doorOpen : doorClosed);
    await page.clock.setSystemTime(closed?.now ?? now);
    await page.clock.runFor('01:00');
    await expect(sign).toHaveText(opened && !closed ? doorOpen : doorClosed);
  });
});

function timeIn(timeZone: string): string {
  return new Date(Date.UTC(2026, 5, 1)).toLocaleString('en-US', { timeZone });
}

type Opening = ReturnType<typeof nextOpening>;

interface Closed {
  readonly now: Date;
  readonly opening: Exclude<Opening, 'now' | undefined>;
}

/** Whether it opens again within a week. A later opening has its date beside the weekday. */
function isClosed(moment: { readonly now: Date; readonly opening: Opening }): moment is Closed {
  const { opening } = moment;
  return opening !== 'now' && opening !== undefined && opening.days < 7;
}

/** What stands beside the number then. Elsewhere the day has its name, and the time its zone. */
function closedText({ now, opening: { days, date, time } }: Closed, timezoneId: string): string {
  const when = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const { closed: text } = frame.clock;
  if (timezoneId === agency.timeZone) {
    return fillSlots(text, { when: ['today', 'tomorrow'][days] ?? when, time });
  }
  const { timeZone } = agency;
  const zone = now.toLocaleString('en-US', { timeZone, timeZoneName: 'short' }).split(' ').at(-1);
  return fillSlots(text, { when, time: `${time} ${zone}` });
}
