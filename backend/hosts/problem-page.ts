import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import type { ContactField, FieldProblems } from '#contract/contact-message.ts';
import { contactFields } from '#contract/contact-message.ts';
import { problemPageMarks as marks } from '#contract/problem-page.ts';
import { escapedHtml } from '../mail/escaped-html.ts';

export type TypedFields = Readonly<Partial<Record<ContactField, string>>>;

export interface ProblemPage {
  readonly typed: TypedFields;
  readonly problems?: FieldProblems;
  /** What went wrong with the whole of it, where no field is to blame. */
  readonly outcome?: string;
}

/**
 * Fills the page that the site builds as `dist/contact-problem.html`: writes what was typed, and
 * what is wrong with it, into the places that {@link marks} names.
 */
export function problemPage(html: string, { typed, problems = {}, outcome }: ProblemPage): string {
  const page = parse(html, { comment: true });
  const form = page.querySelector(`[${marks.form}]`) ?? page;

  const links = contactFields.flatMap((field) => {
    const control = fillField(form, field, typed[field] ?? '', problems[field]);
    const sentence = problems[field];
    if (sentence === undefined) return [];
    return [`<li><a href="#${control?.id ?? ''}">${escapedHtml(sentence)}</a></li>`];
  });
  if (links.length > 0) {
    form.querySelector(`[${marks.summary}]`)?.removeAttribute('hidden');
    form.querySelector(`[${marks.summaryList}]`)?.set_content(links.join(''));
  }
  if (outcome !== undefined) show(form.querySelector(`[${marks.outcome}]`), outcome);

  const title = page.querySelector('title');
  title?.set_content(`Error: ${title.innerHTML}`);
  return page.toString();
}

function fillField(form: HTMLElement, field: ContactField, typed: string, problem?: string) {
  const place = form.querySelector(`[${marks.field}="${field}"]`);
  const control = place?.querySelector(`[name="${field}"]`) ?? undefined;
  if (control?.rawTagName.toLowerCase() === 'textarea') {
    // A browser drops the first line break in a textarea. This one is there to be dropped.
    control.set_content(`\n${escapedHtml(typed)}`);
  } else {
    control?.setAttribute('value', escapedHtml(typed));
  }
  if (problem !== undefined) {
    control?.setAttribute('aria-invalid', 'true');
    show(place?.querySelector(`[${marks.error}]`), problem);
  }
  return control;
}

function show(element: HTMLElement | null | undefined, sentence: string): void {
  element?.removeAttribute('hidden');
  element?.set_content(escapedHtml(sentence));
}
