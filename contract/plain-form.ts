/** Where the contact form is posted to by a browser itself, and what answers it. */
export const contactFormAddress = '/api/contact';

/**
 * A field of the contact form that no visitor sees, of a name that no browser fills in by itself.
 * Programs that fill in whatever they find fill it in; the form says to leave it empty to whoever
 * reads the page without its styles.
 */
export const trapField = 'second-note';
