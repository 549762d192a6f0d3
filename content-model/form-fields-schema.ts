import { z } from 'zod';
import { fixedFields } from '../contract/fixed-fields.ts';
import { trapField } from '../contract/plain-form.ts';
import { shopCheckPrefix } from '../contract/shop-check.ts';
import { group, label, sentences, text } from './text-schema.ts';

const fixedField = (meaning: string) =>
  group(meaning, {
    label: label('What the form, the emails and the privacy page call it'),
    missing: sentences('The problem if it is empty'),
    tooLong: sentences('What to do if it is too long, after `problems.tooLong`'),
  });

/** The text of the fields that every contact form has. */
export const formFieldsSchema = group('The five fields that every form has', {
  name: fixedField('The name of the visitor'),
  email: fixedField('The email address, to which the confirmation goes'),
  phone: fixedField('The phone number'),
  company: fixedField('The name of the business'),
  message: fixedField('The message itself'),
});

const option = text('A choice, as shown and stored: Under $2,000', 60);

const extraField = z
  .strictObject({
    name: z
      .string()
      .max(30)
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits and hyphens: how-you-found-us')
      .refine(isFree, 'is taken; add a word, as in your-title')
      .meta({
        description: 'A short name that is stored with each message and not changed later: budget',
        isUnique: true,
      }),
    label: label('What the form, the emails and the privacy page call it: Budget'),
    options: z
      .array(option)
      .min(2)
      .max(30)
      .refine((options) => new Set(options).size === options.length, 'has the same choice twice')
      .optional()
      .describe('The choices of a list, in their order. Without it, visitors type a text'),
    multiline: z.boolean().optional().describe('true: a box for several lines of text'),
    maxLength: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('The most characters of a text; without it, 200, or 1000 in a box'),
    missing: sentences('The problem if it is empty. Without it, the field is optional').optional(),
  })
  .refine(
    ({ options, multiline, maxLength }) =>
      options === undefined || (multiline === undefined && maxLength === undefined),
    { path: ['options'], error: 'is a list to choose from, which has no multiline or maxLength' },
  );

/** The fields that an agency adds to its contact form. */
export const extraFieldsSchema = z
  .array(extraField)
  .max(10)
  .describe('More fields, before the message; [] for none');

/**
 * What the exports and the webhook call other facts of a message, and what scripts ask of a form: a
 * control of this name would stand in its way (https://html.spec.whatwg.org/#dom-form-nameditem).
 */
const takenNames: ReadonlySet<string> = new Set([
  ...fixedFields.map(({ name }) => name),
  ...[trapField, 'id', 'page', 'text', 'received', 'notifications', 'constructor'],
  ...['inquiry', 'confirmation', 'webhook'],
  ...['action', 'attributes', 'children', 'closest', 'contains', 'dataset', 'elements', 'focus'],
  ...['length', 'matches', 'method', 'remove', 'reset', 'style', 'submit', 'target', 'title'],
]);

/** The answers of the shop check are in the same post. */
function isFree(name: string): boolean {
  return !takenNames.has(name) && !name.startsWith(shopCheckPrefix);
}
