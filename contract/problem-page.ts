/**
 * Where the backend writes into the page `/contact-problem` that the site has built: the contact
 * form, complete, with every place for a problem present and hidden. The site puts these attributes
 * on its markup, the backend finds the places by them and by nothing else. Its title is given
 * `Error: ` in front, which a screen reader says first.
 */
export const problemPageMarks = {
  /** Around the form and its summary; other forms of the page are left alone. */
  form: 'data-problem-form',
  /** Around each field, with the field's name. Its control is given what was typed. */
  field: 'data-field',
  /** In a field, the paragraph for its problem: loses `hidden` and is given the sentence. */
  error: 'data-error',
  /** The summary of all problems: loses `hidden` where a field has one. */
  summary: 'data-summary',
  /** In the summary, the list: is given a link to each control at fault, in the form's order. */
  summaryList: 'data-summary-list',
  /** What went wrong with the whole of it: loses `hidden` and is given the sentence. */
  outcome: 'data-outcome',
} as const;
