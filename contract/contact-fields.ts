import { fixedFields, type FixedField, type FixedFieldName } from './fixed-fields.ts';

/**
 * Returns the fields of the contact form, in the order a visitor meets them. The form, the checks, the
 * stored message, the emails, the export, the terminal and the privacy page derive from them.
 */
export function contactFieldsOf({ fields, extraFields }: FieldContent): readonly ContactField[] {
  const fixed = fixedFields.map((row): ContactField => ({
    ...row,
    ...fields[row.name],
    isExtra: false,
    isRequired: true,
  }));
  const extra = extraFields.map(({ name, multiline = false, missing, ...field }): ContactField => ({
    ...extraField(name),
    ...{ label: field.label, options: field.options, multiline, missing },
    maxLength: field.maxLength ?? (multiline ? maxExtraLength : 200),
    isRequired: missing !== undefined,
  }));
  return fixed.toSpliced(-1, 0, ...extra);
}

/** What `content/contact-form.yaml` says about the fields. */
export interface FieldContent {
  readonly fields: Readonly<
    Record<
      FixedFieldName,
      { readonly label: string; readonly missing: string; readonly tooLong: string }
    >
  >;
  readonly extraFields: readonly {
    readonly name: string;
    readonly label: string;
    readonly options?: readonly string[] | undefined;
    readonly multiline?: boolean | undefined;
    readonly maxLength?: number | undefined;
    readonly missing?: string | undefined;
  }[];
}

/** One field of the contact form. */
export interface ContactField extends FixedField {
  /** What the form, the emails and the terminal call it. */
  readonly label: string;
  /** Whether the agency added it to the form. */
  readonly isExtra: boolean;
  readonly isRequired: boolean;
  /** The problem shown when it is empty, if it is required. */
  readonly missing?: string | undefined;
  /** The choices, of a field that is not typed. */
  readonly options?: readonly string[] | undefined;
  /** What to do about a text above `maxLength`. */
  readonly tooLong?: string;
}

/** One value for each field. Those that an agency added are not known to the compiler. */
export type FieldValues<Value> = Readonly<Record<FixedFieldName, Value> & Record<string, Value>>;

/** Ten extra fields of this length, in the longest encoding, fit into a call beside the message. */
const maxExtraLength = 1_000;

/**
 * The fields of a message with their texts: those of the form, then those that the form no longer has.
 * The label of these is their name.
 */
export function filledFields(
  message: FieldValues<string>,
  form: FieldContent,
): readonly FilledField[] {
  const fields = contactFieldsOf(form);
  const former = Object.keys(message).filter((key) => fields.every(({ name }) => name !== key));
  return [...fields, ...former.sort().map(extraField)]
    .map((field) => ({ ...field, text: message[field.name] ?? '' }))
    .filter(({ text }) => text !== '');
}

export type FilledField = ContactField & { readonly text: string };

/** An optional line of text, called by its name. */
function extraField(name: string) {
  return {
    ...{ name, label: name, isExtra: true, inSubject: false, isRequired: false },
    ...{ multiline: false, maxLength: 200, control: {} },
  };
}

/** One value for each field. */
export function fieldValues<Value>(
  fields: readonly ContactField[],
  valueOf: (field: ContactField) => Value,
): FieldValues<Value> {
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  if (!hasEveryField(values)) throw new Error('a contact field got no value');
  return values;
}

function hasEveryField<Value>(values: Record<string, Value>): values is FieldValues<Value> {
  return fixedFields.every(({ name }) => Object.hasOwn(values, name));
}
