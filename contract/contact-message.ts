import {
  contactFieldsOf,
  fieldValues,
  type ContactField,
  type FieldContent,
  type FieldValues,
} from './contact-fields.ts';
import { wellFormed } from './well-formed.ts';

/**
 * The contact message: what a visitor types into the form and what the backend stores.
 * The browser and the backend both check it with this code, so their answers cannot differ.
 */

/** A message that has passed {@link parseContactMessage}: tidied, complete, within every limit. */
export type ContactMessage = FieldValues<string>;

/** The problem of each field that is not accepted, as the form shows it. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The fields of the form, and how their problems are worded. `{max}` is a limit. */
export interface FormRules extends FieldContent {
  readonly problems: {
    readonly tooLong: string;
    readonly notAnAddress: string;
    readonly addressTooLong: string;
    readonly notAChoice: string;
  };
}

type ParsedContactMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: FieldProblems };

/**
 * Checks what came from a form or over the wire; ignores other keys.
 * Returns a message that can be stored as it is, or the problem of every field that has one.
 */
export function parseContactMessage(input: unknown, form: FormRules): ParsedContactMessage {
  const fields = contactFieldsOf(form);
  const message = fieldValues(fields, (field) => tidy(field, fieldText(input, field.name)));
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = tidyTextProblem(field, message[field.name] ?? '', form);
    if (problem !== undefined) problems[field.name] = problem;
  }
  return Object.keys(problems).length === 0 ? { ok: true, message } : { ok: false, problems };
}

/** The problem with one field's text, or `undefined` if the text is accepted. */
export function contactFieldProblem(
  field: ContactField,
  text: string,
  form: FormRules,
): string | undefined {
  return tidyTextProblem(field, tidy(field, text), form);
}

function tidyTextProblem(
  field: ContactField,
  text: string,
  { problems }: FormRules,
): string | undefined {
  const { options, maxLength, control, tooLong = '' } = field;
  if (!visible.test(text)) return field.isRequired ? field.missing : undefined;
  if (options) {
    return options.some((option) => tidy(field, option) === text) ? undefined : problems.notAChoice;
  }
  if (text.length > maxLength) {
    const limit = maxLength.toLocaleString('en-US');
    return `${problems.tooLong.replaceAll('{max}', limit)} ${tooLong}`.trimEnd();
  }
  if (control.type === 'email' && !emailPattern.test(text)) {
    return tooLongBeforeAt.test(text)
      ? problems.addressTooLong.replaceAll('{max}', String(maxBeforeAt))
      : problems.notAnAddress;
  }
  return undefined;
}

/** The limit of {@link emailPattern} for what stands before the @. */
const maxBeforeAt = 64;
const tooLongBeforeAt = new RegExp(`^[^\\s@]{${maxBeforeAt + 1},}@[^\\s@]+$`);

/**
 * The pattern of the site this one replaces (Angular 14's `Validators.email`, itself the WHATWG
 * pattern for `input type=email` with RFC 5321's lengths): 254 characters in all, 64 before the @.
 */
export const emailPattern =
  /^(?=.{1,254}$)(?=.{1,64}@)[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** At least one character that leaves a mark: spaces, controls, fillers and the blank of braille leave none. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Controls and the marks that turn text around; joiners stay, since emoji need them. */
const disallowedInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const disallowedInLines = /(?:[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069])+/gu;

function fieldText(input: unknown, field: string): string {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return '';
  const value: unknown = Reflect.get(input, field);
  return typeof value === 'string' ? value : '';
}

/** A single-line field gets no line break, so that it cannot add a header to an email. */
function tidy(field: ContactField, text: string): string {
  const whole = wellFormed(text);
  return field.multiline
    ? whole.replace(/\r\n?/g, '\n').replace(disallowedInLines, '').trim()
    : whole.replace(disallowedInLine, ' ').trim();
}
