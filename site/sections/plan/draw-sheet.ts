import { planPage } from '#content-model/content.ts';
import { type PlanResult } from '#content-model/plan.ts';

const { sheet: labels } = planPage;

/** Writes a plan onto the sheet, or what is known of it, and shows its steps in their order. */
export function drawSheet(
  page: HTMLElement,
  /** The id of the trade. */
  trade: string | undefined,
  steps: PlanResult['steps'],
  texts: Readonly<Record<PlanText, string | readonly string[] | undefined>>,
): void {
  for (const [part, text = []] of Object.entries(texts)) {
    for (const place of page.querySelectorAll(`[data-plan-text="${part}"]`)) {
      place.replaceChildren(...(typeof text === 'string' ? [text] : text.map(lineOf)));
      place.closest('[data-if-known]')?.toggleAttribute('hidden', text.length === 0);
    }
  }
  for (const picture of page.querySelectorAll<HTMLElement>('[data-trade-picture]')) {
    picture.hidden = picture.dataset.tradePicture !== (trade ?? '');
  }
  const list = page.querySelector('[data-steps]');
  const all = [...page.querySelectorAll<HTMLElement>('[data-service]')];
  for (const step of all) delete step.dataset.shown;
  for (const [index, { service, because = '' }] of steps.entries()) {
    const step = all.find(({ dataset }) => dataset.service === service);
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

type PlanText =
  | 'name'
  | 'goal'
  | 'number'
  | 'how'
  | 'atOnce'
  | 'start'
  | 'alternative'
  | 'instead'
  | 'due'
  | 'both';
