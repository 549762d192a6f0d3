import type { OpenRow } from '#content-model/open-plan.ts';

/** Writes a plan onto the sheet, or what is known of it, and shows its steps in their order. */
export function drawSheet(
  page: HTMLElement,
  /** The id of the trade. */
  trade: string | undefined,
  steps: readonly DrawnStep[],
  texts: Readonly<Record<PlanText, string | readonly string[] | undefined>>,
): void {
  for (const [part, text = []] of Object.entries(texts)) {
    for (const place of page.querySelectorAll(`[data-plan-text="${part}"]`)) {
      place.replaceChildren(...nodesOf(text));
      place.closest('[data-if-known]')?.toggleAttribute('hidden', text.length === 0);
    }
  }
  for (const picture of page.querySelectorAll<HTMLElement>('[data-trade-picture]')) {
    picture.hidden = picture.dataset.tradePicture !== (trade ?? '');
  }
  const list = page.querySelector('[data-steps]');
  const all = [...page.querySelectorAll<HTMLElement>('[data-service]')];
  for (const step of all) delete step.dataset.shown;
  for (const { service, label, reason = '' } of steps) {
    const step = all.find(({ dataset }) => dataset.service === service);
    if (!step) continue;
    step.dataset.shown = '';
    step.querySelector('[data-plan-label]')?.replaceChildren(label);
    step.querySelector('[data-reason]')?.replaceChildren(reason);
    // The steps that are not shown may stand anywhere before it.
    list?.append(step);
  }
}

/** Shows what may come first, a row each: copies of the row that is there, with texts of their own. */
export function drawOpenRows(page: HTMLElement, rows: readonly OpenRow[]): void {
  const list = page.querySelector('[data-open-rows]');
  const [row] = list?.children ?? [];
  if (!list || !row) return;
  const copies = rows.map((texts) => {
    const copy = document.importNode(row, true);
    for (const [part, text = []] of Object.entries(texts)) {
      copy.querySelector(`[data-row="${part}"]`)?.replaceChildren(...nodesOf(text));
    }
    return copy;
  });
  list.replaceChildren(...copies);
}

/** A text, or several in a line each. */
function nodesOf(text: string | readonly string[]) {
  return typeof text === 'string' ? [text] : text.map((line) => lineOf(line));
}

/** Returns a text as a line of its own, with a smaller one after it. */
export function lineOf(text: string, small = ''): HTMLElement {
  const line = document.createElement('span');
  line.textContent = text;
  if (small !== '')
    line.append(Object.assign(document.createElement('small'), { textContent: small }));
  return line;
}

interface DrawnStep {
  readonly service: string;
  /** Which of the two it is. */
  readonly label: string;
  /** Why it comes. */
  readonly reason?: string | undefined;
}

type PlanText =
  | 'name'
  | 'goal'
  | 'number'
  | 'how'
  | 'atOnce'
  | 'startLabel'
  | 'namedStart'
  | 'start'
  | 'alternative'
  | 'instead'
  | 'due'
  | 'both'
  | 'open';
