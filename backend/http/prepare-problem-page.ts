import { parse, type HTMLElement } from 'node-html-parser';
import type { FieldProblems } from '#contract/contact-message.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { problemPageMarks as marks } from '#contract/problem-page.ts';
import { escapeHtml } from '#contract/escape-html.ts';

export type TypedFields = Readonly<Record<string, string | undefined>>;

export interface ProblemPage {
  readonly typed: TypedFields;
  readonly problems?: FieldProblems;
  readonly outcome?: string;
}

/**
 * Prepares the page that the site builds as `dist/contact-problem.html`: `fill` puts what was typed and what is
 * wrong into the places that {@link marks} names. Parsing it for each answer would take several times as long.
 */
export function prepareProblemPage(html: string, errorTitle: string) {
  const page = parse(html, { comment: true });
  const form = page.querySelector(`[${marks.form}]`) ?? page;
  const choices = new Map<string, readonly string[]>();
  const controlIds = new Map<string, string>();
  const fieldNames: string[] = [];
  for (const place of form.querySelectorAll(`[${marks.field}]`)) {
    const field = place.getAttribute(marks.field) ?? '';
    const control = place.querySelector(`[name="${field}"]`);
    fieldNames.push(field);
    const options = control?.querySelectorAll('option') ?? [];
    // A browser drops the first line break in a textarea, so one is added.
    if (control?.rawTagName === 'textarea') control.set_content(`\n%typed-${field}%`);
    else if (control?.rawTagName === 'input') control.setAttribute('value', `%typed-${field}%`);
    for (const [index, option] of options.entries()) {
      option.setAttribute(slotAttribute, `chosen-${index}-${field}`);
    }
    choices.set(
      field,
      options.map((option) => option.getAttribute('value') ?? ''),
    );
    control?.setAttribute(slotAttribute, `invalid-${field}`);
    controlIds.set(field, control?.id ?? '');
    makeOptional(place.querySelector(`[${marks.error}]`), field);
  }
  form.querySelector(`[${marks.summaryList}]`)?.set_content('%SUMMARY-LIST%');
  const summary = form.querySelector(`[${marks.summary}]`);
  summary?.removeAttribute('hidden');
  summary?.setAttribute(slotAttribute, 'hide-SUMMARY');
  makeOptional(form.querySelector(`[${marks.outcome}]`), outcomeSlot);
  const title = page.querySelector('title');
  title?.set_content(fillSlots(escapeHtml(errorTitle), { title: title.innerHTML }));
  const slots = new RegExp(
    `%((?:typed|invalid|hide|text|chosen-\\d+)-(?:${fieldNames.join('|')}|SUMMARY|OUTCOME)|SUMMARY-LIST)%`,
  );
  // Texts and names of slots take turns. Encoding the whole page for each answer would take most of its time.
  const template = page.toString().replaceAll(slotAttributes, '%$1%').split(slots);
  const parts = template.map((part, index) => (index % 2 === 0 ? Buffer.from(part) : part));

  function fill({ typed, problems = {}, outcome }: ProblemPage): Buffer {
    const shown = [...Object.entries(problems), [outcomeSlot, outcome]] as const;
    const values = new Map<string, string>();
    for (const field of fieldNames) {
      values.set(`typed-${field}`, escapeHtml(typed[field] ?? ''));
      values.set(`invalid-${field}`, problems[field] === undefined ? '' : ' aria-invalid="true"');
      const chosen = choices.get(field)?.indexOf(typed[field] ?? '') ?? -1;
      values.set(`chosen-${chosen}-${field}`, ' selected=""');
    }
    for (const [name, text] of shown) {
      if (text === undefined) continue;
      values.set(`hide-${name}`, '');
      values.set(`text-${name}`, escapeHtml(text));
    }
    const links = fieldNames.flatMap((field) => {
      const problem = problems[field];
      const link = `<a href="#${controlIds.get(field) ?? ''}">${escapeHtml(problem ?? '')}</a>`;
      return problem === undefined ? [] : `<li>${link}</li>`;
    });
    values.set('SUMMARY-LIST', links.join(''));
    if (links.length > 0) values.set('hide-SUMMARY', '');
    const empty = (slot: string) => (slot.startsWith('hide-') ? ' hidden' : '');
    const fillSlot = (slot: string) => Buffer.from(values.get(slot) ?? empty(slot));
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? fillSlot(part) : part)));
  }
  return { fieldNames, fill };
}

function makeOptional(element: HTMLElement | null | undefined, name: string): void {
  element?.removeAttribute('hidden');
  element?.setAttribute(slotAttribute, `hide-${name}`);
  element?.set_content(`%text-${name}%`);
}

/** Stands for an attribute that an element has in some answers only. */
const slotAttribute = 'data-slot';
const slotAttributes = new RegExp(` ${slotAttribute}="([\\w-]+)"`, 'g');

/** In capitals, which the names of fields have none of. */
const outcomeSlot = 'OUTCOME';
