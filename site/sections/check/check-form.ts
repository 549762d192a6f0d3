import { contactFormId } from '../contact/form/contact-form.tsx';

const idPrefix = 'check';

/** The contact form on the page of the check, to which the answers belong. */
export const checkForm = { idPrefix, link: `#${idPrefix}-form`, id: contactFormId(idPrefix) };
