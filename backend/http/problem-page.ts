import { parse, type HTMLElement } from 'node-html-parser';
import type { ContactFieldName } from '#contract/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { problemPageMarks as marks } from '#contract/problem-page.ts';
import { escapeHtml } from '../text/escape-html.ts';

export type TypedFields = Readonly<Partial<Record<ContactFieldName, string>>>;

export interface ProblemPage {
  readonly typed: TypedFields;
  readonly problems?: FieldProblems;
  /** What went wrong with the whole form, if no field is to blame. */
  readonly outcome?: string;
}

/**
 * Fills the page that the site builds as `dist/contact-problem.html`: what was typed and what is wrong
 * with it go into the places that {@link marks} names.
 */
export function problemPage(html: string, { typed, problems = {}, outcome }: ProblemPage): string {
  const page = parse(html, { comment: true });
  const form = page.querySelector(`[${marks.form}]`) ?? page;
  const links: string[] = [];
  for (const field of contactFieldNames) {
    const place = form.querySelector(`[${marks.field}="${field}"]`);
    const control = place?.querySelector(`[name="${field}"]`);
    // A browser drops the first line break in a textarea, so one is added.
    if (control?.rawTagName === 'textarea') control.set_content(`\n${slotOf(field)}`);
    else control?.setAttribute('value', slotOf(field));
    const problem = problems[field];
    if (problem === undefined) continue;
    control?.setAttribute('aria-invalid', 'true');
    show(place?.querySelector(`[${marks.error}]`), escapeHtml(problem));
    links.push(`<li><a href="#${control?.id ?? ''}">${escapeHtml(problem)}</a></li>`);
  }
  if (links.length > 0) {
    form.querySelector(`[${marks.summary}]`)?.removeAttribute('hidden');
    form.querySelector(`[${marks.summaryList}]`)?.set_content(links.join(''));
  }
  if (outcome !== undefined) {
    show(form.querySelector(`[${marks.outcome}]`), escapeHtml(outcome));
  }
  const title = page.querySelector('title');
  title?.set_content(`Error: ${title.innerHTML}`);
  // In one pass over the finished page, so that no part of it is taken for a slot after it was typed.
  return page
    .toString()
    .replace(slots, (_, name: string) => escapeHtml(typed[fieldNamed(name)] ?? ''));
}

function show(place: HTMLElement | null | undefined, html: string): void {
  place?.removeAttribute('hidden');
  place?.set_content(html);
}

/** Stands for typed text while the page is edited: the parser would change backslashes and entities. */
const slotOf = (field: ContactFieldName) => `%typed-${field}%`;

const slots = new RegExp(`%typed-(${contactFieldNames.join('|')})%`, 'g');

function fieldNamed(name: string): ContactFieldName {
  const field = contactFieldNames.find((each) => each === name);
  if (field === undefined) throw new Error(`There is no field ${name}`);
  return field;
}
