/** The address that the contact form is posted to without JavaScript. */
export const contactFormAddress = '/api/contact';

/** The id of what the page `/message-sent` says to those who come from there. */
export const messageSentTarget = 'sent';

/** Where a stored message leads to. Without its end the page says that nothing was sent. */
export const messageSentAddress = `/message-sent#${messageSentTarget}`;

/**
 * A field of the contact form that visitors do not see and browsers do not fill in. Spam programs fill
 * it in. Its label tells readers of an unstyled page to leave it empty.
 */
export const trapField = 'second-note';
