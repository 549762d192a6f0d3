/**
 * The contact message: what a visitor types into the form and what the backend stores.
 * Browser and backend check it with the code of this file, so that their answers cannot differ.
 */

/** The five fields of the form, in the order a visitor meets them. All are required. */
export const contactFields = ['name', 'email', 'phone', 'company', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** A message that has passed {@link parseContactMessage}: tidied, complete, within every limit. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** For each field that cannot be accepted, a sentence that the form can show beside it. */
export type FieldProblems = Readonly<Partial<Record<ContactField, string>>>;

export type ParsedContactMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: FieldProblems };

/** The most UTF-16 code units a field may hold, counted as `maxlength` counts them. */
export const contactFieldLimits: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  phone: 60,
  company: 200,
  message: 10_000,
};

/**
 * Checks what came from a form or over the wire; keys beyond the five fields are ignored.
 * Promises either a message that can be stored as it is, or a sentence for every field at fault.
 */
export function parseContactMessage(input: unknown): ParsedContactMessage {
  const message: ContactMessage = {
    name: tidyLine(fieldText(input, 'name')),
    email: tidyLine(fieldText(input, 'email')),
    phone: tidyLine(fieldText(input, 'phone')),
    company: tidyLine(fieldText(input, 'company')),
    message: tidyLines(fieldText(input, 'message')),
  };
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const problem = tidyFieldProblem(field, message[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return Object.keys(problems).length === 0 ? { ok: true, message } : { ok: false, problems };
}

/** The sentence for one field's text, or `undefined` where it can be accepted. */
export function contactFieldProblem(field: ContactField, text: string): string | undefined {
  return tidyFieldProblem(field, field === 'message' ? tidyLines(text) : tidyLine(text));
}

function tidyFieldProblem(field: ContactField, tidy: string): string | undefined {
  if (!visible.test(tidy)) return missing[field];
  if (tidy.length > contactFieldLimits[field]) return tooLong[field];
  if (field === 'email' && !emailPattern.test(tidy)) return emailOffPattern;
  return undefined;
}

/**
 * The pattern of the site this one replaces (Angular 14's `Validators.email`, itself the WHATWG
 * pattern for `input type=email` with RFC 5321's lengths): 254 characters in all, 64 before the @.
 */
export const emailPattern =
  /^(?=.{1,254}$)(?=.{1,64}@)[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const missing: Readonly<Record<ContactField, string>> = {
  name: 'Tell us who to ask for.',
  email: 'We need an email address to write back to.',
  phone: 'Leave a number where we can reach you.',
  company: 'Tell us the name of your business.',
  message: 'Tell us what you need. A sentence or two is plenty.',
};

const tooLong: Readonly<Record<ContactField, string>> = {
  name: `That is longer than ${contactFieldLimits.name} characters. A shorter name will do.`,
  email: `An email address has at most ${contactFieldLimits.email} characters. Please check this one.`,
  phone: `That is longer than ${contactFieldLimits.phone} characters. One number is enough.`,
  company: `That is longer than ${contactFieldLimits.company} characters. A shorter name will do.`,
  message: `That is longer than ${contactFieldLimits.message.toLocaleString('en-US')} characters. Send us the short version, and we will ask for the rest.`,
};

const emailOffPattern =
  'That does not look like an email address. It should be like name@shop.com.';

/** At least one character that leaves a mark: spaces, controls, fillers and the blank of braille leave none. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Controls and the marks that turn text around; joiners stay, since emoji need them. */
const disallowedInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const disallowedInLines = /(?:[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069])+/gu;

function fieldText(input: unknown, field: ContactField): string {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return '';
  const value: unknown = Reflect.get(input, field);
  return typeof value === 'string' ? value : '';
}

/** One line, so that no field can carry a line break into a letter's header. */
function tidyLine(text: string): string {
  return text.toWellFormed().replace(disallowedInLine, ' ').trim();
}

function tidyLines(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(disallowedInLines, '').trim();
}
