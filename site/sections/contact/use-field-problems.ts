import { useRef, useState } from 'react';
import { contactFieldNames, type ContactFieldName } from '#contract/contact-fields.ts';
import { contactFieldProblem, type FieldProblems } from '#contract/contact-message.ts';
import { fieldOf, type FormText } from './form-text.ts';

/**
 * The problems shown under the fields. A field is checked when it is left, once something was typed
 * into it: tabbing through the form to see what it asks is no mistake. A solved problem goes at once.
 */
export function useFieldProblems() {
  const [problems, setProblems] = useState<FieldProblems>({});
  const edited = useRef(new Set<ContactFieldName>());

  return {
    problems,
    setProblems,
    checkOnInput: (target: EventTarget) => {
      const field = fieldOf(target);
      if (!field) return;
      edited.current.add(field.name);
      setProblems((shown) => withoutSolved(shown, field.name, field.text));
    },
    checkOnBlur: (target: EventTarget) => {
      const field = fieldOf(target);
      if (!field || !(edited.current.has(field.name) || field.text)) return;
      const problem = contactFieldProblem(field.name, field.text);
      setProblems((shown) => withProblem(shown, field.name, problem));
    },
    /** After the text was changed by another form. */
    dropSolved: (text: FormText) => {
      setProblems((shown) =>
        contactFieldNames.reduce((rest, name) => withoutSolved(rest, name, text[name]), shown),
      );
    },
  };
}

function withoutSolved(shown: FieldProblems, name: ContactFieldName, text: string): FieldProblems {
  const isStillTrue = shown[name] === contactFieldProblem(name, text);
  return isStillTrue ? shown : withProblem(shown, name, undefined);
}

function withProblem(
  shown: FieldProblems,
  name: ContactFieldName,
  problem: string | undefined,
): FieldProblems {
  if (shown[name] === problem) return shown;
  if (problem !== undefined) return { ...shown, [name]: problem };
  return Object.fromEntries(Object.entries(shown).filter(([other]) => other !== name));
}
