import { expect } from 'vitest';
import { caseStudies, clientsPage, frame } from '#content-model/content.ts';
import { engineTest } from './engine-test.ts';
import { button } from './visit.ts';

const compared = caseStudies.find(({ before }) => before !== undefined);

if (compared && clientsPage.hidden !== true) {
  const slider = 'main figure input[type="range"]';
  const pictures = { css: `main figure :has(> input[type="range"])` };

  engineTest(
    'the divider follows a drag and the keys, and the large picture opens',
    async (visit) => {
      const { tab } = visit;
      await visit.goto('/clients');
      const start = Number(await visit.run(seenPercent, slider)) / 100;
      await tab.press(await visit.pointIn(pictures, start), await visit.pointIn(pictures, 0.7));
      await expect.poll(() => visit.run(seenPercent, slider)).toBeCloseTo(70, -1);
      await tab.key('Home');
      await visit.sees(0, seenPercent, slider);
      await tab.key('End');
      await visit.sees(100, seenPercent, slider);
      await tab.key('Home');
      await tab.key('ArrowRight');
      await expect.poll(() => visit.run(seenPercent, slider)).toBeGreaterThan(0);
      expect(await visit.run(openDialogs)).toBe(0);

      await visit.click({ css: 'main figure button[commandfor]' });
      await visit.sees(1, openDialogs);
      await visit.click(button(frame.close, 'dialog[open]'));
      await visit.sees(0, openDialogs);
    },
  );
}

/** These run in the page. */
const openDialogs = () => document.querySelectorAll('dialog[open]').length;
/** How much is seen of the picture from before. */
const seenPercent = (css: string) => {
  const after = document.querySelector(css)?.parentElement?.children[1];
  const clip = after && getComputedStyle(after).clipPath;
  return Number.parseFloat(/([\d.]+)%\)$/.exec(clip ?? '')?.[1] ?? '0');
};
