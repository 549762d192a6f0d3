import { useEffect, useRef, useState, type RefObject } from 'react';
import { contactDraft } from '#site/client/contact-draft.ts';
import { contactFieldNames, type ContactFieldName } from '#contract/contact-fields.ts';
import { contactFieldProblem, type FieldProblems } from '#contract/contact-message.ts';
import { contactControl, typedTexts } from './form-texts.ts';

/**
 * The sentences under the fields. A field is judged when it is left, and only once something was
 * typed into it: whoever tabs through the form to see what it asks has made no mistake yet.
 * A sentence that is no longer true goes at once; a new one waits until the field is left.
 */
export function useFieldProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<FieldProblems>({});
  const edited = useRef(new Set<ContactFieldName>());

  // The other form of the page may have put right what this one complains about.
  useEffect(
    () =>
      contactDraft.subscribe(() => {
        if (!form.current || form.current.contains(document.activeElement)) return;
        const texts = typedTexts(form.current);
        for (const field of contactFieldNames) setProblems(withoutUntrue(field, texts[field]));
      }),
    [form],
  );

  return {
    problems,
    setProblems,
    checkOnInput: (target: EventTarget) => {
      const control = contactControl(target);
      if (!control) return;
      edited.current.add(control.field);
      setProblems(withoutUntrue(control.field, control.text));
    },
    checkOnBlur: (target: EventTarget) => {
      const control = contactControl(target);
      if (!control || !(edited.current.has(control.field) || control.text)) return;
      const problem = contactFieldProblem(control.field, control.text);
      setProblems((shown) => withProblem(shown, control.field, problem));
    },
  };
}

function withoutUntrue(field: ContactFieldName, text: string) {
  return (shown: FieldProblems): FieldProblems =>
    shown[field] === contactFieldProblem(field, text)
      ? shown
      : withProblem(shown, field, undefined);
}

function withProblem(
  problems: FieldProblems,
  field: ContactFieldName,
  problem: string | undefined,
): FieldProblems {
  if (problems[field] === problem) return problems;
  if (problem !== undefined) return { ...problems, [field]: problem };
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));
}
