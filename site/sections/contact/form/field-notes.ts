import { contactFields } from '#site/content/contact-fields.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import { contactForm } from '#content-model/content.ts';
import { contactFieldProblem, type FieldProblems } from '#contract/contact-message.ts';
import { problemPageMarks } from '#contract/problem-page.ts';
import { fieldHint } from './field-hint.ts';
import { control, fieldOf, type FormText } from './form-text.ts';

/**
 * Returns the problems and the questions under the fields of a form. A field is checked when it is left, once
 * something was typed into it. A solved problem goes at once.
 *
 * @param onChange called with the problems that are shown by then
 */
export function fieldNotes(form: HTMLFormElement, onChange: (problems: FieldProblems) => void) {
  const edited = new Set<string>();
  let problems: FieldProblems = {};

  const setProblems = (next: FieldProblems): void => {
    const changed = contactFields.filter(({ name }) => next[name] !== problems[name]);
    problems = next;
    for (const { name } of changed) showProblem(form, name, next[name]);
    if (changed.length > 0) onChange(problems);
  };
  const setProblem = ({ name }: ContactField, problem: string | undefined): void => {
    const { [name]: _, ...others } = problems;
    setProblems(problem === undefined ? others : { ...others, [name]: problem });
  };
  const dropIfSolved = (field: ContactField, text: string): void => {
    const isStillTrue = problems[field.name] === contactFieldProblem(field, text, contactForm);
    if (!isStillTrue) setProblem(field, undefined);
  };

  return {
    setProblems,
    checkOnInput(target: EventTarget | null): void {
      const { field, text = '' } = fieldOf(target) ?? {};
      if (!field) return;
      edited.add(field.name);
      dropIfSolved(field, text);
      showHint(form, field.name, '');
    },
    checkOnBlur(target: EventTarget | null): void {
      const { field, text = '' } = fieldOf(target) ?? {};
      if (!field) return;
      showHint(form, field.name, fieldHint(field, text) ?? '');
      if (!edited.has(field.name) && text === '') return;
      setProblem(field, contactFieldProblem(field, text, contactForm));
    },
    /** After the text was changed by another form. */
    dropSolved(text: FormText): void {
      for (const field of contactFields) dropIfSolved(field, text[field.name] ?? '');
    },
    /** For another message. */
    forget(): void {
      edited.clear();
      setProblems({});
      for (const { name } of contactFields) showHint(form, name, '');
    },
  };
}

function showProblem(form: HTMLFormElement, name: string, problem: string | undefined): void {
  const place = noteOf(form, name, problemPageMarks.error);
  place?.replaceChildren(problem ?? '');
  place?.toggleAttribute('hidden', problem === undefined);
  if (problem === undefined) control(form, name)?.removeAttribute('aria-invalid');
  else control(form, name)?.setAttribute('aria-invalid', 'true');
}

function showHint(form: HTMLFormElement, name: string, hint: string): void {
  const place = noteOf(form, name, 'data-hint');
  // Writing the same again would undo its translation.
  if (!place || place.dataset.hint === hint) return;
  place.dataset.hint = hint;
  place.textContent = hint;
}

function noteOf(form: HTMLFormElement, name: string, mark: string) {
  return form.querySelector<HTMLElement>(`[${problemPageMarks.field}="${name}"] [${mark}]`);
}
