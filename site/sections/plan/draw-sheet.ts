import { planPage } from '#content-model/content.ts';
import { type PlanResult } from '#content-model/plan.ts';
import { sheetPrices } from '#content-model/price-text.ts';

const { sheet: labels } = planPage;

/** Writes a plan onto the sheet, and shows its steps in their order. */
export function drawSheet(
  page: HTMLElement,
  /** Whom the plan is for. */
  name: string | undefined,
  trade: string | undefined,
  result: PlanResult | undefined,
): void {
  const { goal, number, how, atOnce } = result ?? {};
  for (const [part, text = []] of Object.entries({
    name,
    goal,
    number,
    how,
    atOnce,
    ...sheetPrices(result ?? {}, labels),
  })) {
    const place = page.querySelector(`[data-plan-text="${part}"]`);
    place?.replaceChildren(...(typeof text === 'string' ? [text] : text.map(lineOf)));
    place?.closest('[data-if-known]')?.toggleAttribute('hidden', text.length === 0);
  }
  for (const picture of page.querySelectorAll<HTMLElement>('[data-trade-picture]')) {
    picture.hidden = picture.dataset.tradePicture !== trade;
  }
  const list = page.querySelector('[data-steps]');
  const steps = [...page.querySelectorAll<HTMLElement>('[data-service]')];
  for (const step of steps) delete step.dataset.shown;
  for (const [index, { service, because = '' }] of (result?.steps ?? []).entries()) {
    const step = steps.find(({ dataset }) => dataset.service === service);
    if (!step) continue;
    step.dataset.shown = '';
    step
      .querySelector('[data-plan-label]')
      ?.replaceChildren(index === 0 ? labels.first : labels.second);
    const reason = step.querySelector('[data-because]');
    reason?.replaceChildren(because);
    reason?.toggleAttribute('hidden', because === '');
    // The steps that are not shown may stand anywhere before it.
    list?.append(step);
  }
}

/** Returns a text as a line of its own. */
export function lineOf(text: string): HTMLElement {
  const line = document.createElement('span');
  line.textContent = text;
  return line;
}
