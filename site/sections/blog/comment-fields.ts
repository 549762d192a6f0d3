import { contactField } from '#contract/contact-fields.ts';
import { emailPattern } from '#contract/contact-message.ts';

/** The fields of the comment form, in the order a reader meets them. All are required. */
export const commentFields = ['name', 'email', 'message'] as const;

type CommentField = (typeof commentFields)[number];

interface CommentControl {
  readonly field: CommentField;
  readonly text: string;
}

/** For each field at fault, a sentence to show beside it. */
export type CommentProblems = Readonly<Partial<Record<CommentField, string | undefined>>>;

/** The sentence for one field, or `undefined` where there is nothing to put right. */
export function commentFieldProblem({ field, text }: CommentControl): string | undefined {
  const tidy = text.trim();
  if (tidy === '') return missing[field];
  return field === 'email' && !emailPattern.test(tidy) ? emailOffPattern : undefined;
}

/** The sentences for a whole form. */
export function commentProblems(form: HTMLFormElement): CommentProblems {
  return Object.fromEntries(
    [...form.elements]
      .map((element) => commentControl(element))
      .filter((control) => control !== undefined)
      .map((control) => [control.field, commentFieldProblem(control)]),
  );
}

/** The field that an event came from, if it came from one. */
export function commentControl(target: EventTarget): CommentControl | undefined {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isControl) return undefined;
  const field = commentFields.find((name) => name === target.name);
  return field && { field, text: target.value };
}

const missing: Readonly<Record<CommentField, string>> = {
  name: 'Put a name to your comment.',
  email: 'Add an email address.',
  message: 'Write your comment first.',
};

const emailOffPattern = `That does not look like an email address of at most ${contactField('email').maxLength} characters. It should be like name@shop.com.`;
