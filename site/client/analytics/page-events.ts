import { contactTypes, type ScreenView } from '#contract/analytics-events.ts';
import { whenShown } from '../when-shown.ts';
import { logEvent } from './log-event.ts';
import { readTab, writeTab } from '../tab-storage.ts';

/** Logs that this page is shown, and what the visitor does with it. */
export function logPageEvents(): void {
  // Captured, since the choice of the form hides the choices.
  document.addEventListener('click', logClick, true);
  const logStart = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(contactForm))) return;
    document.removeEventListener('input', logStart);
    logEvent({ name: 'contact_form_start', parameters: {} });
  };
  document.addEventListener('input', logStart);

  const named = document.documentElement.dataset.viewEvent;
  const viewEvent = viewEvents.find((event) => event === named);
  whenShown(() => {
    logScreenView();
    if (viewEvent !== undefined) logEvent({ name: viewEvent, parameters: {} });
  });
}

/** Events of a page that is shown: `<html data-view-event>` names them. */
const viewEvents = ['view_process'] as const;
export type ViewEvent = (typeof viewEvents)[number];

/** The functions may be on another origin. */
const contactForm = '[action$="/contact"]';
const clickable = '[data-event], [data-contact-type], [href*=":"]';

function logClick({ target }: Event): void {
  const clicked = target instanceof Element && target.closest(clickable);
  if (!clicked) return;
  const attribute = (name: string) => clicked.getAttribute(name);
  const type = contactTypes.find((type) => type === attribute('data-contact-type'));
  if (type && isCompact(clicked)) {
    logEvent({ name: 'contact_type', parameters: { contact_type: type } });
  }
  const name = clickEvents[attribute('data-event') ?? attribute('href')?.split(':')[0] ?? ''];
  if (name) logEvent({ name, parameters: {} });
}

/** By `data-event`, or by the protocol of a link. */
const clickEvents: Readonly<
  Record<
    string,
    | ('open_contact' | 'client_images' | 'booking_click')
    | ('phone_click' | 'email_click' | 'text_click')
    | undefined
  >
> = {
  open_contact: 'open_contact',
  client_images: 'client_images',
  booking_click: 'booking_click',
  tel: 'phone_click',
  mailto: 'email_click',
  sms: 'text_click',
};

/** The last of the contact ways, the form, is shown in the compact layout only. */
function isCompact(contactWay: Element): boolean {
  return Boolean(contactWay.closest('ul')?.lastElementChild?.getClientRects().length);
}

function logScreenView(): void {
  const { pathname } = location;
  const { screenName = pathname, screenClass = 'Page' } = document.documentElement.dataset;
  const [previousPath, previousName, previousClass] = readTab(previousKey);
  // As the previous site did, the same screen twice in a row counts once.
  if (previousPath === pathname) return;
  const view: ScreenView = {
    screen_name: screenName,
    page_path: pathname,
    page_title: document.title,
    firebase_event_origin: 'auto',
    firebase_screen: screenName,
    firebase_screen_class: screenClass,
    screen_class: screenClass,
    firebase_screen_id: screenId(screenName),
    ...(typeof previousName === 'string' && {
      firebase_previous_screen: previousName,
      firebase_previous_class: String(previousClass),
      firebase_previous_id: screenId(previousName),
    }),
  };
  logEvent({ name: 'screen_view', parameters: view });
  writeTab(previousKey, [pathname, screenName, screenClass]);
}

/** The screen before this one in the same tab: its path, name and class. */
export const previousKey = 'previous-screen';

/** A number for a screen that is the same on every visit (FNV-1a, 32 bit). */
function screenId(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
