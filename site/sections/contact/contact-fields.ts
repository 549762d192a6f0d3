import type { FieldProps } from '#site/ui/field.tsx';
import type { ContactFieldName } from '#contract/contact-fields.ts';

type FieldLook = Pick<
  FieldProps,
  'label' | 'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'multiline'
>;

/**
 * How each field of a contact message is asked for. There is no `maxlength`: it would cut pasted
 * text without a word, where the form can say that it is too long.
 */
export const contactFieldLooks: Readonly<Record<ContactFieldName, FieldLook>> = {
  name: { label: 'Name', type: 'text', autoComplete: 'name', enterKeyHint: 'next' },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
  },
  phone: {
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'next',
  },
  company: { label: 'Company', type: 'text', autoComplete: 'organization', enterKeyHint: 'next' },
  message: { label: 'Message', multiline: true, enterKeyHint: 'enter' },
};
