import { contactFormId } from './contact-form.tsx';

/** The contact form on the page of the plan, to which the answers belong. */
export const planForm = formOf('plan');

/** The same on the page of the shop check. */
export const checkForm = formOf('check');

function formOf(idPrefix: string) {
  return {
    idPrefix,
    id: contactFormId(idPrefix),
    link: `#${idPrefix}-form`,
    contactLink: `#${idPrefix}-heading`,
  };
}
