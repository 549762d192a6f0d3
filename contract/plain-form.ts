/** The address that the contact form is posted to without JavaScript. */
export const contactFormAddress = '/api/contact';

/**
 * A field of the contact form that visitors do not see and browsers do not fill in. Spam programs fill
 * it in. Its label tells readers of an unstyled page to leave it empty.
 */
export const trapField = 'second-note';
