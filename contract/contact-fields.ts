/**
 * The fields of the contact form, in the order a visitor meets them. The form, the checks, the
 * stored message, the inquiry email, the export, the terminal and the privacy page derive from this table:
 * a new field is one new row.
 */
export const contactFields = [
  {
    name: 'name',
    label: 'Name',
    inSubject: true,
    isRequired: true,
    maxLength: 200,
    multiline: false,
    control: { type: 'text', autoComplete: 'name' },
    missing: 'Tell us who to ask for.',
    tooLong: 'A shorter name will do.',
  },
  {
    name: 'email',
    label: 'Email',
    isRequired: true,
    maxLength: 254,
    multiline: false,
    control: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    missing: 'We need an email address to write back to.',
    tooLong: 'Please check this address.',
  },
  {
    name: 'phone',
    label: 'Phone',
    isRequired: true,
    maxLength: 60,
    multiline: false,
    control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    missing: 'Leave a number where we can reach you.',
    tooLong: 'One number is enough.',
  },
  {
    name: 'company',
    label: 'Company',
    inSubject: true,
    isRequired: true,
    maxLength: 200,
    multiline: false,
    control: { type: 'text', autoComplete: 'organization' },
    missing: 'Tell us the name of your business.',
    tooLong: 'A shorter name will do.',
  },
  {
    name: 'message',
    label: 'Message',
    isRequired: true,
    maxLength: 10_000,
    multiline: true,
    control: {},
    missing: 'Tell us what you need. A sentence or two is plenty.',
    tooLong: 'Send us the short version, and we will ask for the rest.',
  },
] as const satisfies readonly ContactField[];

/** One field of the contact form. */
export type ContactField = FieldOfAnyKind &
  (
    | {
        readonly isRequired: true;
        /** The problem shown when it is empty. */
        readonly missing: string;
      }
    | { readonly isRequired: false }
  );

interface FieldOfAnyKind {
  readonly name: string;
  /** What the form, the emails and the terminal call it. */
  readonly label: string;
  /** Whether the subject of the inquiry email shows it. */
  readonly inSubject?: boolean;
  /** In UTF-16 code units, counted as HTML's `maxlength` counts them. */
  readonly maxLength: number;
  /** Whether the text may have line breaks. */
  readonly multiline: boolean;
  /** Attributes of the form control. */
  readonly control: {
    readonly type?: 'text' | 'email' | 'tel';
    readonly autoComplete?: string;
    readonly inputMode?: 'email' | 'tel';
  };
  /** What to do about a text above {@link FieldOfAnyKind.maxLength}. */
  readonly tooLong: string;
}

export type ContactFieldName = (typeof contactFields)[number]['name'];

export const contactFieldNames: readonly ContactFieldName[] = contactFields.map(({ name }) => name);

/** The row of a field. */
export function contactField(name: ContactFieldName): ContactField {
  const field = contactFields.find((row) => row.name === name);
  if (!field) throw new Error(`there is no contact field "${name}"`);
  return field;
}

/** One value for each field. */
export function forEachContactField<Value>(
  valueOf: (name: ContactFieldName, field: ContactField) => Value,
): Record<ContactFieldName, Value> {
  const values = Object.fromEntries(contactFields.map((row) => [row.name, valueOf(row.name, row)]));
  if (!hasEveryField(values)) throw new Error('a contact field got no value');
  return values;
}

function hasEveryField<Value>(
  values: Record<string, Value>,
): values is Record<ContactFieldName, Value> {
  return contactFieldNames.every((name) => Object.hasOwn(values, name));
}
