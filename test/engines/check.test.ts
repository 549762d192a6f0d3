import { expect } from 'vitest';
import { checkPage } from '#content-model/content.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { engineTest } from './engine-test.ts';
import { focusAndMessage } from './form-actions.ts';

const { questions, fixes } = checkPage;

engineTest('answers light windows, list what to fix, and go into the message', async (visit) => {
  await visit.goto('/check');
  for (const number of questions.keys()) {
    const answer = number % 3 === 2 ? 'no' : 'yes';
    const css = `fieldset:has([name="check-${number + 1}"]) label`;
    await visit.click({ css, name: checkPage[answer] });
  }
  const toFix = questions.filter((_, number) => number % 3 === 2).map(({ fix }) => fix.title);
  await visit.sees(toFix, shownFixes);
  await visit.sees([toFix.length, questions.length - toFix.length], windowsByColor);

  await visit.click({ css: 'a[data-send-fixes]', name: fixes.send });
  for (const title of toFix) {
    await expect
      .poll(() => focusAndMessage(visit))
      .toEqual([contactFields[0]?.name, expect.stringContaining(title)]);
  }
});

/** These run in the page. */
const shownFixes = () =>
  [...document.querySelectorAll('[data-fix] > h3')]
    .filter((heading) => heading.checkVisibility())
    .map(({ textContent }) => textContent);
/** How many windows of the drawing have the same color, the rarest first. */
const windowsByColor = () => {
  const windows = [...document.querySelectorAll('[data-window]')];
  const colors = windows
    .filter((window) => window.checkVisibility())
    .map((window) => getComputedStyle(window).color);
  return Object.values(Object.groupBy(colors, (color) => color))
    .map((all) => all?.length ?? 0)
    .sort((a, b) => a - b);
};
