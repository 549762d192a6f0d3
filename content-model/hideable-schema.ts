import { z } from 'zod';
import { reference } from './text-schema.ts';

/** The field of what can be taken off the site without being deleted. */
export const hidden = z
  .boolean()
  .optional()
  .describe('true: it is not on the site, and nothing links to it');

/** The same for what has an address of its own. */
export const hideablePage = {
  hidden,
  redirectTo: reference(
    'shown page',
    'While it is hidden: the page that its old address leads to, /services',
  )
    .regex(/^\/[a-z0-9/#-]*$/, 'is not a page of this site such as /services')
    .optional(),
};
