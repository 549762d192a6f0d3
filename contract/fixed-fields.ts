/**
 * The fields that every contact form has, in the order a visitor meets them. Their text is in
 * `content/contact-form.yaml`; the fields that an agency adds there stand before the last one.
 */
export const fixedFields = [
  {
    name: 'name',
    inSubject: true,
    maxLength: 200,
    multiline: false,
    control: { type: 'text', autoComplete: 'name' },
  },
  {
    name: 'email',
    inSubject: false,
    maxLength: 254,
    multiline: false,
    control: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  {
    name: 'phone',
    inSubject: false,
    maxLength: 60,
    multiline: false,
    control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  {
    name: 'company',
    inSubject: true,
    maxLength: 200,
    multiline: false,
    control: { type: 'text', autoComplete: 'organization' },
  },
  { name: 'message', inSubject: false, maxLength: 10_000, multiline: true, control: {} },
] as const satisfies readonly FixedField[];

export interface FixedField {
  readonly name: string;
  /** Whether the subject of the inquiry email shows it. */
  readonly inSubject: boolean;
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
}

export type FixedFieldName = (typeof fixedFields)[number]['name'];
