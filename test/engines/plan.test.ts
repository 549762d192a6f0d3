import { expect } from 'vitest';
import { plan, planPage } from '#content-model/content.ts';
import { planOf } from '#content-model/plan.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { engineTest } from './engine-test.ts';
import { focusAndMessage } from './form-actions.ts';

if (plan) {
  const answers: Readonly<Record<string, string>> = {
    trade: plan.trades[0]?.trade ?? '',
    ...Object.fromEntries(plan.questions.map(({ id, answers: all }) => [id, all[0]?.id ?? ''])),
    goal: plan.goals[0]?.id ?? '',
  };
  const steps = planOf(plan, answers)?.steps.map(({ step }) => step);

  engineTest(
    'answers draw the plan, which a link keeps and a message takes along',
    async (visit) => {
      await visit.goto('/plan');
      expect(await visit.run(undrawnLine)).toBe(1);
      for (const [question, id] of Object.entries(answers)) {
        await visit.click({ css: `label:has([name="plan-${question}"][value="${id}"])` });
      }
      await visit.sees(steps, shownSteps);
      await visit.sees(0, undrawnLine);
      await visit.goto(`/plan#${new URLSearchParams(answers).toString()}`);
      await visit.sees(steps, shownSteps);
      await visit.click({ css: 'a[data-send-plan]', name: planPage.sheet.send });
      await expect
        .poll(() => focusAndMessage(visit))
        .toEqual([contactFields[0]?.name, expect.stringContaining(planPage.sheet.intro)]);
    },
  );

  engineTest(
    'without JavaScript the plans of the chosen trade are listed',
    async (visit) => {
      await visit.goto('/plan');
      await visit.click({ css: `label:has([name="plan-trade"][value="${answers.trade ?? ''}"])` });
      await visit.sees([answers.trade], shownTrades);
    },
    { hasJavaScript: false },
  );
}

/** These run in the page. */
const shownSteps = () =>
  [...document.querySelectorAll('[data-service] > h3')]
    .filter((heading) => heading.checkVisibility())
    .map(({ textContent }) => textContent);
/** How much of the line over the sheet is still to be drawn, from 0 to 1. */
const undrawnLine = () => {
  const line = document.querySelector('main path[pathLength]');
  return line && Number.parseFloat(getComputedStyle(line).strokeDashoffset);
};
const shownTrades = () =>
  [...document.querySelectorAll<HTMLElement>('[data-trade]')]
    .filter((trade) => trade.checkVisibility())
    .map(({ dataset }) => dataset.trade);
