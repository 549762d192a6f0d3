import { z } from 'zod';
import { label, sentences } from './text-schema.ts';

/** What programs read, from `content/for-programs.yaml`. */
export const forProgramsSchema = z.strictObject({
  introduction: sentences('What the agency is and how to reach it, in /llms.txt'),
  sample: sentences('Added on a copy that is a sample or a demonstration'),
  contactHeading: label('The heading over the ways to get in touch'),
  phone: sentences('The phone number as phones dial it', 'internationalPhone'),
  email: sentences('The mailbox'),
  form: label('The link to the contact form'),
  formFields: sentences('After that link; {fields} are the names of its fields', 'fields'),
  formFieldsAllNeeded: sentences('The same if all fields are required', 'fields'),
  pagesHeading: label('The heading over the pages'),
  articlesHeading: label('The heading over the articles'),
  feedTitle: label('The name of the feed of articles, in the head of each page'),
  articleEnd: sentences('Under an article as Markdown; {pageLink} is its page', 'pageLink'),
});
