import { contactFormId } from '../contact/form/contact-form.tsx';

const idPrefix = 'plan';

/** The contact form on the page of the plan, to which the answers belong. */
export const planForm = {
  idPrefix,
  link: `#${idPrefix}-form`,
  contactLink: `#${idPrefix}-heading`,
  id: contactFormId(idPrefix),
};
