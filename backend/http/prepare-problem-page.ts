import { parse, type HTMLElement } from 'node-html-parser';
import type { ContactFieldName } from '#contract/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
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
 * Prepares the page that the site builds as `dist/contact-problem.html`, and returns what fills it: what was
 * typed and what is wrong with it go into the places that {@link marks} names. Parsing it for each answer
 * would take several times as long as filling it.
 * @param errorTitle the title of an answer; `{title}` is that of the built page.
 */
export function prepareProblemPage(
  html: string,
  errorTitle: string,
): (problem: ProblemPage) => string {
  const page = parse(html, { comment: true });
  const form = page.querySelector(`[${marks.form}]`) ?? page;
  const controlIds = new Map<ContactFieldName, string>();
  for (const field of contactFieldNames) {
    const place = form.querySelector(`[${marks.field}="${field}"]`);
    const control = place?.querySelector(`[name="${field}"]`);
    // A browser drops the first line break in a textarea, so one is added.
    if (control?.rawTagName === 'textarea') control.set_content(`\n%typed-${field}%`);
    else control?.setAttribute('value', `%typed-${field}%`);
    control?.setAttribute(slotAttribute, `invalid-${field}`);
    controlIds.set(field, control?.id ?? '');
    makeOptional(place?.querySelector(`[${marks.error}]`), field);
  }
  form.querySelector(`[${marks.summaryList}]`)?.set_content('%summary-list%');
  const summary = form.querySelector(`[${marks.summary}]`);
  summary?.removeAttribute('hidden');
  summary?.setAttribute(slotAttribute, 'hide-summary');
  makeOptional(form.querySelector(`[${marks.outcome}]`), 'outcome');
  const title = page.querySelector('title');
  title?.set_content(fillSlots(escapeHtml(errorTitle), { title: title.innerHTML }));
  const template = page.toString().replaceAll(slotAttributes, '%$1%');

  return ({ typed, problems = {}, outcome }) => {
    const shown = [...Object.entries(problems), ['outcome', outcome]] as const;
    const values = new Map<string, string>();
    for (const field of contactFieldNames) {
      values.set(`typed-${field}`, escapeHtml(typed[field] ?? ''));
      values.set(`invalid-${field}`, problems[field] === undefined ? '' : ' aria-invalid="true"');
    }
    for (const [name, text] of shown) {
      if (text === undefined) continue;
      values.set(`hide-${name}`, '');
      values.set(`text-${name}`, escapeHtml(text));
    }
    const links = contactFieldNames.flatMap((field) => {
      const problem = problems[field];
      const link = `<a href="#${controlIds.get(field) ?? ''}">${escapeHtml(problem ?? '')}</a>`;
      return problem === undefined ? [] : `<li>${link}</li>`;
    });
    values.set('summary-list', links.join(''));
    if (links.length > 0) values.set('hide-summary', '');
    // In one pass, so that no part of what was typed is taken for a slot.
    return template.replaceAll(slots, (_, slot: string) => values.get(slot) ?? emptyValue(slot));
  };
}

/** Hides an element, unless there is a text for it. */
function makeOptional(element: HTMLElement | null | undefined, name: string): void {
  element?.removeAttribute('hidden');
  element?.setAttribute(slotAttribute, `hide-${name}`);
  element?.set_content(`%text-${name}%`);
}

/** Stands for an attribute that an element has in some answers only. */
const slotAttribute = 'data-slot';
const slotAttributes = new RegExp(` ${slotAttribute}="([a-z-]+)"`, 'g');

const slots = new RegExp(
  `%((?:typed|invalid|hide|text)-(?:${contactFieldNames.join('|')}|summary|outcome)|summary-list)%`,
  'g',
);

function emptyValue(slot: string): string {
  return slot.startsWith('hide-') ? ' hidden' : '';
}
