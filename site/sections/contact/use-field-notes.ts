import { useRef, useState } from 'react';
import { contactFields } from '#site/content/contact-fields.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import { contactForm } from '#content-model/content.ts';
import { contactFieldProblem, type FieldProblems } from '#contract/contact-message.ts';
import { fieldHint } from './field-hint.ts';
import { fieldOf, type FormText } from './form-text.ts';

/**
 * The problems and the questions shown under the fields. A field is checked when it is left, once something
 * was typed into it. A solved problem goes at once.
 */
export function useFieldNotes() {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [hints, setHints] = useState<Readonly<Record<string, string>>>({});
  const edited = useRef(new Set<string>());

  return {
    problems,
    hints,
    setProblems,
    checkOnInput: (target: EventTarget) => {
      const { field, text = '' } = fieldOf(target) ?? {};
      if (!field) return;
      edited.current.add(field.name);
      setProblems((shown) => withoutSolved(shown, field, text));
      setHints((shown) => withNote(shown, field, undefined));
    },
    checkOnBlur: (target: EventTarget) => {
      const { field, text = '' } = fieldOf(target) ?? {};
      if (!field) return;
      setHints((shown) => withNote(shown, field, fieldHint(field, text)));
      if (!edited.current.has(field.name) && text === '') return;
      setProblems((shown) => withNote(shown, field, contactFieldProblem(field, text, contactForm)));
    },
    /** After the text was changed by another form. */
    dropSolved: (text: FormText) => {
      for (const field of contactFields) {
        setProblems((shown) => withoutSolved(shown, field, text[field.name] ?? ''));
      }
    },
  };
}

function withoutSolved(shown: FieldProblems, field: ContactField, text: string): FieldProblems {
  const isStillTrue = shown[field.name] === contactFieldProblem(field, text, contactForm);
  return isStillTrue ? shown : withNote(shown, field, undefined);
}

function withNote(
  shown: FieldProblems,
  { name }: ContactField,
  note: string | undefined,
): FieldProblems {
  if (shown[name] === note) return shown;
  const { [name]: _, ...others } = shown;
  return note === undefined ? others : { ...others, [name]: note };
}
