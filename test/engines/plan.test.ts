import { expect } from 'vitest';
import { plan, planPage } from '#content-model/content.ts';
import { planOf } from '#contract/plan.ts';
import { engineTest } from './engine-test.ts';

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
      for (const [question, id] of Object.entries(answers)) {
        await visit.click({ css: `label:has([name="plan-${question}"][value="${id}"])` });
      }
      await visit.sees(steps, shownSteps);
      await visit.goto(`/plan#${new URLSearchParams(answers).toString()}`);
      await visit.sees(steps, shownSteps);
      await visit.click({ css: 'a[data-send-plan]', name: planPage.sheet.send });
      await expect.poll(() => visit.run(typedMessage)).toContain(planPage.sheet.intro);
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
const shownTrades = () =>
  [...document.querySelectorAll<HTMLElement>('[data-trade]')]
    .filter((trade) => trade.checkVisibility())
    .map(({ dataset }) => dataset.trade);
const typedMessage = () =>
  document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
