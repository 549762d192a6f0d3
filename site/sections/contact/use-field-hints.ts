import { useState } from 'react';
import { fieldHint } from './field-hint.ts';
import { fieldOf } from './form-text.ts';

/**
 * The questions under the fields, by field. A field is asked about when it is left; typing takes the
 * question back, and nothing waits for an answer.
 */
export function useFieldHints() {
  const [hints, setHints] = useState<Readonly<Record<string, string | undefined>>>({});
  return {
    hints,
    hintOnInput: (target: EventTarget) => {
      const name = fieldOf(target)?.field.name;
      if (name !== undefined && hints[name] !== undefined)
        setHints({ ...hints, [name]: undefined });
    },
    hintOnBlur: (target: EventTarget) => {
      const left = fieldOf(target);
      if (left)
        setHints((shown) => ({ ...shown, [left.field.name]: fieldHint(left.field, left.text) }));
    },
  };
}
