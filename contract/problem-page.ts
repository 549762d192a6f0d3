/**
 * The attributes by which the backend finds its places in the built page `/contact-problem`: the
 * complete contact form, with a hidden place for every problem.
 */
export const problemPageMarks = {
  /** Around the form and its summary. Other forms on the page stay as they are. */
  form: 'data-problem-form',
  /** Around each field, with the name of the field. Its control gets the typed text. */
  field: 'data-field',
  /** In a field, the hidden paragraph for its problem. */
  error: 'data-error',
  /** The hidden summary of all problems. */
  summary: 'data-summary',
  /** In the summary, the list of links to the fields with a problem. */
  summaryList: 'data-summary-list',
  /** The hidden paragraph for a problem that is not about one field. */
  outcome: 'data-outcome',
} as const;
