import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import type { ContactFieldName } from '#contract/contact-fields.ts';
import type { FieldProblems } from '#contract/contact-message.ts';
import { contactFieldNames } from '#contract/contact-fields.ts';
import { problemPageMarks as marks } from '#contract/problem-page.ts';
import { escapedHtml } from '../notifications/escaped-html.ts';

export type TypedFields = Readonly<Partial<Record<ContactFieldName, string>>>;

export interface ProblemPage {
  readonly typed: TypedFields;
  readonly problems?: FieldProblems;
  /** What went wrong with the whole of it, where no field is to blame. */
  readonly outcome?: string;
}

/**
 * Prepares the page that the site builds as `dist/contact-problem.html`, and returns what fills it: what
 * was typed and what is wrong with it go into the places that {@link marks} names. The page is parsed
 * once, at the first problem; each filling only joins strings.
 */
export function problemPages(html: string): (problem: ProblemPage) => string {
  let template: Template | undefined;
  return function problemPage(problem) {
    template ??= prepare(html);
    const { parts, ids } = template;
    return parts.map((part) => (typeof part === 'string' ? part : part(problem, ids))).join('');
  };
}

interface Template {
  readonly parts: readonly (string | Slot)[];
  /** Of the controls, for the links of the summary. */
  readonly ids: TypedFields;
}

/** What stands at one place of the page, in HTML. */
type Slot = (problem: ProblemPage, ids: TypedFields) => string;

/** Writes a token into each place of the page, and cuts it at the tokens. */
function prepare(html: string): Template {
  const page = parse(html, { comment: true });
  const form = page.querySelector(`[${marks.form}]`) ?? page;
  const slots: Slot[] = [];
  const ids: Partial<Record<ContactFieldName, string>> = {};
  const token = (slot: Slot) => `slot-${slots.push(slot) - 1}-of-this-page`;
  /** Attributes that come and go: the token is the name of one, and is cut out with its value. */
  const attributes = (element: HTMLElement | null | undefined, slot: Slot) =>
    element?.setAttribute(token(slot), '');
  const shown = (element: HTMLElement | null | undefined, sentence: SlotText) => {
    element?.removeAttribute('hidden');
    attributes(element, (problem) => (sentence(problem) === undefined ? ' hidden=""' : ''));
    element?.set_content(token((problem) => escapedHtml(sentence(problem) ?? '')));
  };

  for (const field of contactFieldNames) {
    const place = form.querySelector(`[${marks.field}="${field}"]`);
    const control = place?.querySelector(`[name="${field}"]`);
    ids[field] = control?.id ?? '';
    const typed = token((problem) => escapedHtml(problem.typed[field] ?? ''));
    if (control?.rawTagName.toLowerCase() === 'textarea') {
      // A browser drops the first line break in a textarea. This one is there to be dropped.
      control.set_content(`\n${typed}`);
    } else {
      control?.setAttribute('value', typed);
    }
    const isAtFault: SlotText = ({ problems }) => problems?.[field];
    attributes(control, (problem) => (isAtFault(problem) ? ' aria-invalid="true"' : ''));
    shown(place?.querySelector(`[${marks.error}]`), isAtFault);
  }
  const summary = form.querySelector(`[${marks.summary}]`);
  summary?.removeAttribute('hidden');
  attributes(summary, ({ problems = {} }) =>
    Object.keys(problems).length === 0 ? ' hidden=""' : '',
  );
  form.querySelector(`[${marks.summaryList}]`)?.set_content(token(summaryLinks));
  shown(form.querySelector(`[${marks.outcome}]`), ({ outcome }) => outcome);
  const title = page.querySelector('title');
  title?.set_content(`Error: ${title.innerHTML}`);

  const parts = page.toString().split(/ ?slot-(\d+)-of-this-page(?:="")?/);
  return {
    parts: parts.map((part, place) => (place % 2 === 0 ? part : (slots[Number(part)] ?? ''))),
    ids,
  };
}

/** A sentence of a problem; `undefined` where its place stays hidden. */
type SlotText = (problem: ProblemPage) => string | undefined;

function summaryLinks({ problems = {} }: ProblemPage, ids: TypedFields): string {
  return contactFieldNames
    .flatMap((field) => {
      const sentence = problems[field];
      if (sentence === undefined) return [];
      return [`<li><a href="#${ids[field] ?? ''}">${escapedHtml(sentence)}</a></li>`];
    })
    .join('');
}
