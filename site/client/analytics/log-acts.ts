import { contactTypes } from '#contract/analytics-events.ts';
import { logEvent } from './log-event.ts';

/** Logs what a visitor does with the page as it is served, whatever else has come by then. */
export function logActs(): void {
  const logClicked = ({ target }: Event) => {
    const clicked = target instanceof Element && target.closest(actors);
    if (clicked) logClick(clicked);
  };
  // Before anyone else hears of it: the choice of the form hides the choices.
  document.addEventListener('click', logClicked, true);
  const logStart = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(contactForm))) return;
    document.removeEventListener('input', logStart);
    logEvent({ name: 'contact_form_start', parameters: {} });
  };
  document.addEventListener('input', logStart);
}

const actors = '[data-event], [data-contact-type], [href^="tel:"], [href^="mailto:"]';
/** Wherever the functions are. */
const contactForm = '[action$="/contact"]';

function logClick(clicked: Element): void {
  const named = (attribute: string) => clicked.getAttribute(attribute);
  const type = contactTypes.find((type) => type === named('data-contact-type'));
  if (type && isCompact(clicked)) {
    logEvent({ name: 'contact_type', parameters: { contact_type: type } });
  }
  const name = clickEvents[named('data-event') ?? named('href')?.split(':')[0] ?? ''];
  if (name) logEvent({ name, parameters: {} });
}

/** The events that are the click itself: by what elements name in `data-event`, or by the kind of link. */
const clickEvents: Readonly<
  Record<string, 'open_contact' | 'client_images' | 'phone_click' | 'email_click' | undefined>
> = {
  open_contact: 'open_contact',
  client_images: 'client_images',
  tel: 'phone_click',
  mailto: 'email_click',
};

/** Whether the ways to get in touch are choices: the last of them is shown in that layout only. */
function isCompact(way: Element): boolean {
  return Boolean(way.closest('ul')?.lastElementChild?.getClientRects().length);
}
