/** The id of a contact form, by what keeps it apart from others on the page. */
export const contactFormId = (idPrefix: string) => `${idPrefix}-contact-form`;
