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
  if (!visible.test(text)) return field.missing;
  if (options) {
    return options.includes(text) ? undefined : problems.notAChoice;
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

/** Controls and ends of lines. */
const disallowedInLine = /[\p{Cc}\u2028\u2029]+/gu;
const disallowedInLines = /[^\P{Cc}\n\t]+/gu;

/**
 * Marks that come with copied text and are not seen: soft hyphens, places to break a line, and the direction of text.
 * Joiners are {@link strayJoiners}.
 */
const invisible = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff]+/g;
/** A line has one direction. Longer texts may mix them, or be in Mongolian. */
const invisibleInLine = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g;
/** Everything without a shape of its own, which no address, number or choice needs. */
const shapeless = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Joiners, except between characters beyond ASCII: emoji, Persian and the scripts of India need those. */
const strayJoiners =
  /(?<![\u200c\u200d])(?:(?<![^\p{ASCII}\s\p{Cf}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\p{ASCII}\s\p{Cf}]|[\u200c\u200d]))/gu;

function fieldText(input: unknown, field: string): string {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return '';
  const value: unknown = Reflect.get(input, field);
  return typeof value === 'string' ? value : '';
}

function tidy({ multiline, control, options }: ContactField, text: string): string {
  const whole = wellFormed(text);
  if (multiline) {
    const lines = whole.replace(/\r\n?/g, '\n').replace(disallowedInLines, '');
    return lines.replace(invisible, '').replace(strayJoiners, '').trim();
  }
  if (options) return options.find((option) => isSameChoice(option, whole)) ?? tidyLine(whole);
  const isExact = control.type === 'email' || control.type === 'tel';
  return tidyLine(isExact ? whole.replace(shapeless, '') : whole);
}

/** Without line breaks, so that it cannot add a header to an email. */
function tidyLine(text: string): string {
  const line = text.replace(invisibleInLine, '').replace(disallowedInLine, ' ');
  return line.replace(strayJoiners, '').trim();
}

function isSameChoice(option: string, text: string): boolean {
  const shapes = (choice: string) => tidyLine(choice.replace(shapeless, ''));
  return shapes(option) === shapes(text);
}
