/** The name under which `sessionStorage` has what is typed in a tab. */
export const contactDraftKey = 'contact-draft';

/** The name under which `localStorage` has a message that could not be sent. */
export const unsentMessageKey = 'unsent-message';

/** Told to the window when the message that waits in this browser is another one, or none. */
export const unsentMessageEvent = 'unsent-message';
