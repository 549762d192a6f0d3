import type { ContactFieldName } from '#contract/contact-fields.ts';
import { trapField } from '#contract/plain-form.ts';
import { contactDialogId } from './dialog-ids.ts';

/**
 * Describes the contact form to a software agent as a tool of the page (WebMCP,
 * https://developer.chrome.com/docs/ai/webmcp/declarative-api). The agent fills it in; the visitor sees
 * it filled in, and sends it or does not.
 *
 * It is the form of the dialog, which every page has: of two tools for one thing an agent could not tell
 * which to take. The attributes are set here, since the standard of HTML does not know them yet.
 *
 * @param context the browser's own word on agents, which says when the tool is used
 */
export function describeContactForm(context: EventTarget): void {
  const dialog = document.getElementById(contactDialogId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const describe = () => {
    const form = dialog.querySelector<HTMLFormElement>('form:not([toolname])');
    if (form) describeForm(form);
  };
  describe();
  // Once a message is sent, the form for another is a new one.
  new MutationObserver(describe).observe(dialog, { childList: true, subtree: true });
  context.addEventListener('toolactivated', (event) => {
    if (Reflect.get(event, 'toolName') === toolName) showFilledIn(dialog);
  });
}

const toolName = 'contact_agency';

const fieldDescriptions: Readonly<Record<ContactFieldName, string>> = {
  name: 'First and last name of the person who asks',
  email: 'The address that the answer goes to',
  phone: 'The number to call back, with the area code',
  company: 'The name of the business that the person asks for',
  message: 'The question or the wish, in the person’s own words: what it is about, and by when',
};

function describeForm(form: HTMLFormElement): void {
  const agency = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  for (const [name, description] of Object.entries(fieldDescriptions)) {
    control(form, name)?.setAttribute('toolparamdescription', description);
  }
  // Meant for programs of another kind. What is disabled is no parameter, and is not posted.
  control(form, trapField)?.setAttribute('disabled', '');
  const description = `Writes a message to ${agency ?? 'the agency'}: to ask a question, or for a quote or the free consultation. It fills in the contact form and sends nothing: the person at the browser reads it and presses Send.`;
  atOnce(form, () => {
    form.setAttribute('toolname', toolName);
    form.setAttribute('tooldescription', description);
  });
}

/**
 * Chromium takes note of each attribute by itself, and reports a form that has the one and not yet the
 * other. It looks at none that is not in the page, but taking it out would take the focus from it.
 */
function atOnce(form: HTMLFormElement, describe: () => void): void {
  if (form.contains(document.activeElement)) {
    describe();
    return;
  }
  const place = document.createComment('');
  form.replaceWith(place);
  describe();
  place.replaceWith(form);
}

function control(form: HTMLFormElement, name: string): Element | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof Element ? found : undefined;
}

/** What an agent has written is for the visitor to see, wherever the page stands. */
function showFilledIn(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  // The dialog begins with the choices, which is decided when its opening is noticed: before this.
  queueMicrotask(() => dialog.querySelector<HTMLElement>('[data-contact-choice]')?.click());
}
