import { useRef, useState } from 'react';
import { contactFields } from '#site/content/contact-fields.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import { contactForm } from '#contract/content/content.ts';
import { contactFieldProblem, type FieldProblems } from '#contract/contact-message.ts';
import { fieldOf, type FormText } from './form-text.ts';

/**
 * The problems shown under the fields. A field is checked when it is left, once something was typed
 * into it: tabbing through the form to see what it asks is no mistake. A solved problem goes at once.
 */
export function useFieldProblems() {
  const [problems, setProblems] = useState<FieldProblems>({});
  const edited = useRef(new Set<string>());

  return {
    problems,
    setProblems,
    checkOnInput: (target: EventTarget) => {
      const typed = fieldOf(target);
      if (!typed) return;
      edited.current.add(typed.field.name);
      setProblems((shown) => withoutSolved(shown, typed.field, typed.text));
    },
    checkOnBlur: (target: EventTarget) => {
      const { field, text = '' } = fieldOf(target) ?? {};
      if (!field || !(edited.current.has(field.name) || text)) return;
      const problem = contactFieldProblem(field, text, contactForm);
      setProblems((shown) => withProblem(shown, field.name, problem));
    },
    /** After the text was changed by another form. */
    dropSolved: (text: FormText) => {
      setProblems((shown) =>
        contactFields.reduce(
          (rest, field) => withoutSolved(rest, field, text[field.name] ?? ''),
          shown,
        ),
      );
    },
  };
}

function withoutSolved(shown: FieldProblems, field: ContactField, text: string): FieldProblems {
  const isStillTrue = shown[field.name] === contactFieldProblem(field, text, contactForm);
  return isStillTrue ? shown : withProblem(shown, field.name, undefined);
}

function withProblem(
  shown: FieldProblems,
  name: string,
  problem: string | undefined,
): FieldProblems {
  if (shown[name] === problem) return shown;
  if (problem !== undefined) return { ...shown, [name]: problem };
  return Object.fromEntries(Object.entries(shown).filter(([other]) => other !== name));
}
