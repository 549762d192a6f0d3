import { contactForm } from '#content-model/content.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { contactFieldNames } from '#site/content/contact-fields.ts';
import { control } from './form-text.ts';

/**
 * Returns the list of all problems at the top of a form. A solved one is struck out and not removed, so that the
 * field in use does not move. Only what changes is written: a screen reader reads it, and a translation stays.
 */
export function problemSummary(form: HTMLFormElement) {
  const summary = form.querySelector<HTMLElement>(`[${problemPageMarks.summary}]`);
  const title = summary?.querySelector('[data-summary-title]');
  const list = summary?.querySelector(`[${problemPageMarks.summaryList}]`);
  const items = new Map<string, { readonly element: Element; readonly key: string }>();
  let found: FieldProblems = {};
  let isSolved = false;

  list?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    control(form, link.dataset.for ?? '')?.focus();
  });

  const update = (problems: FieldProblems): void => {
    if (!summary || !list || summary.hidden) return;
    let last: Element | undefined;
    for (const name of contactFieldNames) {
      const problem = problems[name];
      const before = items.get(name);
      const text = problem ?? found[name];
      const key = `${problem === undefined} ${text}`;
      if (text !== undefined && before?.key !== key) {
        const element = problem === undefined ? solvedItem(text) : linkItem(form, name, problem);
        if (before) before.element.replaceWith(element);
        else if (last) last.after(element);
        else list.prepend(element);
        items.set(name, { element, key });
      } else if (text === undefined && before) {
        before.element.remove();
        items.delete(name);
      }
      last = items.get(name)?.element ?? last;
    }
    if (isSolved === (Object.keys(problems).length === 0)) return;
    isSolved = !isSolved;
    summary.toggleAttribute('data-solved', isSolved);
    // A screen reader has nothing to announce any more.
    if (isSolved) summary.setAttribute('aria-hidden', 'true');
    else summary.removeAttribute('aria-hidden');
    const { corrected, heading } = contactForm.problems;
    if (title) title.textContent = isSolved ? corrected : heading;
  };

  return {
    update,
    /** Shows what a try to send found, and takes the focus; hides the list where nothing was found. */
    show(problems: FieldProblems): void {
      if (!summary || !list) return;
      found = problems;
      items.clear();
      list.replaceChildren();
      summary.hidden = Object.keys(problems).length === 0;
      update(problems);
      if (!summary.hidden) summary.focus();
    },
  };
}

function solvedItem(text: string): Element {
  const item = document.createElement('li');
  item.setAttribute('aria-hidden', 'true');
  item.append(document.createElement('s'));
  item.firstElementChild?.append(text);
  return item;
}

function linkItem(form: HTMLFormElement, name: string, problem: string): Element {
  const link = document.createElement('a');
  link.href = `#${control(form, name)?.id ?? ''}`;
  link.dataset.for = name;
  link.append(problem);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
