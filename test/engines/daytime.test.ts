import { expect } from 'vitest';
import { homePage } from '#content-model/content.ts';
import { engineTest } from './engine-test.ts';

const { image, tablet = image, phone = image } = homePage.picture;

if ([image, tablet, phone].every((file) => file.endsWith('.svg'))) {
  engineTest('the street is dark in the evening, by the clock of the agency', async (visit) => {
    await visit.goto('/');
    await visit.run(setClock, 12);
    const day = Number(await visit.run(lightness));
    await visit.run(setClock, 22);
    await expect.poll(() => visit.run(lightness)).toBeLessThan(0.9 * day);
    await visit.run(setClock, 12);
    await expect.poll(() => visit.run(lightness)).toBeGreaterThan(0.95 * day);
  });
}

/** These run in the page. */
function setClock(hour: number) {
  const ahead = (24 + hour - new Date().getUTCHours()) % 24;
  // Signs of these zones are the other way round.
  const zone = ahead > 12 ? `Etc/GMT+${24 - ahead}` : `Etc/GMT-${ahead}`;
  document.documentElement.dataset.zone = zone;
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** How light the lower half of the drawing is, from 0 to 255. */
async function lightness() {
  const image = document.querySelector<HTMLImageElement>('[data-street] img');
  const context = document.createElement('canvas').getContext('2d');
  if (!image || !context) return undefined;
  await image.decode();
  context.drawImage(image, 0, 0, 100, 100);
  const { data } = context.getImageData(0, 50, 100, 50);
  return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / 15_000;
}
