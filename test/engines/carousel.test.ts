import { expect } from 'vitest';
import { homePage, reviews } from '#content-model/content.ts';
import { engineTest } from './engine-test.ts';
import { button, type Visit } from './visit.ts';

const { label, pause, play } = homePage.reviews ?? { label: '', pause: '', play: '' };
const group = { css: '[role="group"]', name: label };

if (homePage.reviews && reviews.length > 1) {
  engineTest('the reviews move on, stop, and follow a drag and the arrow keys', async (visit) => {
    const { tab } = visit;
    await visit.goto('/');
    await visit.run(() => document.querySelector('#reviews-heading')?.scrollIntoView());
    const first = await atRest(visit);
    await expect.poll(() => atRest(visit)).not.toEqual(first);

    await visit.click(button(`${pause} ${label}`));
    await visit.sees(true, hasButton, `${play} ${label}`);
    const stopped = await atRest(visit);
    await tab.press(await visit.pointIn(group, 0.8), await visit.pointIn(group, 0.2));
    await expect.poll(() => atRest(visit)).not.toEqual(stopped);

    const dragged = await atRest(visit);
    await visit.run((css) => document.querySelector<HTMLElement>(css)?.focus(), group.css);
    await tab.key('ArrowRight');
    await expect.poll(() => atRest(visit)).not.toEqual(dragged);
  });
}

function atRest(visit: Visit) {
  return visit.run(async () => {
    const places = () =>
      [...document.querySelectorAll('[data-moves] li')].map((slide) => ({
        left: Math.round(slide.getBoundingClientRect().left),
        text: slide.querySelector('blockquote')?.textContent,
      }));
    for (;;) {
      const before = places();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = places();
      const isStill = now.every(({ left }, index) => left === before[index]?.left);
      if (!isStill || now.length === 0) continue;
      const shown = now.filter(({ left }) => left >= 0 && left < innerWidth);
      return shown.sort((a, b) => a.left - b.left).map(({ text }) => text);
    }
  });
}

/** These run in the page. */
const hasButton = (name: string) =>
  [...document.querySelectorAll('[data-moves] button')].some(
    ({ textContent }) => textContent.trim() === name,
  );
