import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import type { ContactField, FieldProblems } from '#contract/contact-message.ts';
import { contactFields } from '#contract/contact-message.ts';
import { escapedHtml } from './escaped-html.ts';

export type TypedFields = Readonly<Partial<Record<ContactField, string>>>;

export interface ProblemPage {
  readonly typed: TypedFields;
  readonly problems?: FieldProblems;
  /** What went wrong with the whole of it, where no field is to blame. */
  readonly outcome?: string;
}

/**
 * Fills the page that the site builds as `dist/contact-problem.html`: the contact form, complete,
 * with every place for a problem present and hidden. Site and backend meet in these attributes:
 *
 * - `[data-problem-form]` around the form and its summary; without one the whole page is looked at.
 * - `[data-field="NAME"]` around each field. In it the control `[name="NAME"]` is given what was
 *   typed, and where there is a problem `aria-invalid="true"`; the paragraph `[data-error]` loses
 *   `hidden` and is given the sentence.
 * - `[data-summary]` loses `hidden` where a field has a problem; in it `[data-summary-list]` is given
 *   `<li><a href="#ID OF THE CONTROL">sentence</a></li>` for each, in the order of the form.
 * - `[data-outcome]` loses `hidden` and is given the sentence about the whole, where there is one.
 * - The title begins with `Error: `, which a screen reader says first.
 */
export function problemPage(html: string, { typed, problems = {}, outcome }: ProblemPage): string {
  const page = parse(html, { comment: true });
  const form = page.querySelector('[data-problem-form]') ?? page;

  const links = contactFields.flatMap((field) => {
    const control = fillField(form, field, typed[field] ?? '', problems[field]);
    const sentence = problems[field];
    if (sentence === undefined) return [];
    return [`<li><a href="#${control?.id ?? ''}">${escapedHtml(sentence)}</a></li>`];
  });
  if (links.length > 0) {
    form.querySelector('[data-summary]')?.removeAttribute('hidden');
    form.querySelector('[data-summary-list]')?.set_content(links.join(''));
  }
  if (outcome !== undefined) show(form.querySelector('[data-outcome]'), outcome);

  const title = page.querySelector('title');
  title?.set_content(`Error: ${title.innerHTML}`);
  return page.toString();
}

function fillField(form: HTMLElement, field: ContactField, typed: string, problem?: string) {
  const place = form.querySelector(`[data-field="${field}"]`);
  const control = place?.querySelector(`[name="${field}"]`) ?? undefined;
  if (control?.rawTagName.toLowerCase() === 'textarea') {
    // A browser drops the first line break in a textarea. This one is there to be dropped.
    control.set_content(`\n${escapedHtml(typed)}`);
  } else {
    control?.setAttribute('value', escapedHtml(typed));
  }
  if (problem !== undefined) {
    control?.setAttribute('aria-invalid', 'true');
    show(place?.querySelector('[data-error]'), problem);
  }
  return control;
}

function show(element: HTMLElement | null | undefined, sentence: string): void {
  element?.removeAttribute('hidden');
  element?.set_content(escapedHtml(sentence));
}
