/** Where `sessionStorage` keeps what was typed into a contact form. */
export const contactDraftKey = 'contact-draft';
