import { basename } from 'node:path';
import { z } from 'zod';
import {
  entries,
  head,
  hideablePage,
  id,
  label,
  languageTag,
  reference,
  sentences,
  text,
} from './text-schema.ts';
import { pageRows } from '../page-table.ts';
import { pagePicture, skyline } from './picture-schema.ts';

/** A page of the agency's own: the top of `content/pages/<id>.md`. The Markdown under it is its text. */
export const extraPageSchema = z
  .strictObject({
    /** From the file's name. */
    id: id
      .refine(
        (name) => !takenNames.has(name),
        'is taken by another page; give the file another name',
      )
      .describe('The name of the file, which is the address of the page'),
    ...hideablePage,
    language: languageTag
      .optional()
      .describe(
        'The language of its text, if it is not English: es. Header and footer stay English',
      ),
    translationOf: reference('shown page', 'The page that it translates: /about')
      .regex(/^\/[a-z0-9/-]*$/, 'is not the address of a page such as /about')
      .optional(),
    ...head,
    heading: label('The large heading, and the name of the page in its breadcrumb'),
    lead: sentences('One or two sentences under the heading'),
    actions: entries('Up to three buttons under the lead, to call, text or email', {
      text: label('What it says'),
      link: text(
        'Where it leads: tel:+13035550142, sms:+13035550142 or mailto:us@example.com',
        200,
      ).regex(
        // Also before the facts are filled in.
        /^(?:(?:tel|sms):(?:\+?[\d-]+|\{\w+\})|mailto:(?:[^\s@]+@[^\s@]+|\{\w+\}\S*))$/,
        'must be tel: or sms: and a number without spaces, such as tel:+13035550142, or mailto: and an address',
      ),
    })
      .min(1)
      .max(3)
      .optional(),
    picture: pagePicture.optional(),
    skyline,
  })
  .refine(({ language, translationOf }) => translationOf === undefined || language !== undefined, {
    path: ['language'],
    error: 'is missing: a translation is in another language',
  });

/** What the site has at these addresses, or has words for in a file of that name. */
const takenNames: ReadonlySet<string> = new Set([
  ...pageRows.flatMap(({ path, file }) => [path.slice(1), basename(file, '.yaml')]),
  ...['api', 'article', 'files', 'healthz', 'index', 'readyz', 'share', 'trade'],
]);
