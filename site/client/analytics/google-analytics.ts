import type { LoggedEvent } from '#contract/analytics-events.ts';
import {
  readGoogleAnswer,
  stopGoogle,
  writeGoogleAnswer,
  type GoogleAnswer,
} from './google-answer.ts';
import { mayCount } from './may-count.ts';
import type { Outbox } from './outbox.ts';

declare global {
  interface Window {
    /** The queue of Google's script. */
    dataLayer?: unknown[];
  }
}

/** Sends the events of visitors who said yes to Google Analytics too. Nothing is fetched from it before. */
export function connectGoogleAnalytics(id: string, outbox: Outbox): void {
  const forward = forwarding(id, outbox);
  // Read each time: the answer, or the switch, may have changed in another tab or on another page.
  const status = () => (mayCount() ? readGoogleAnswer() : 'is not counted');
  const update = () => {
    showAnswer(status());
    forward(status() === 'yes');
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-google-answer]');
    if (!button) return;
    writeGoogleAnswer(button.getAttribute('data-google-answer') === 'yes' ? 'yes' : 'no');
    update();
  });
  addEventListener('storage', update);
  // From the back-forward cache. Captured, so that Google's own script is stopped before it notices.
  addEventListener('pageshow', update, true);
  addEventListener('event-logged', () => forward(status() === 'yes'));
  makeRoomForBar();
  update();
}

/** Shows the bar that asks to visitors who have not answered, and the answer on `/privacy`. */
function showAnswer(status: GoogleAnswer | 'is not counted'): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-while-google]')) {
    element.hidden = !element.dataset.whileGoogle?.split(', ').includes(status);
  }
}

function makeRoomForBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  if (!bar) return;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
}

/**
 * Forwards the events of this page while allowed, each once. After a yes on this page, Google also
 * gets the view of the page, but nothing else that came before.
 */
function forwarding(id: string, { events, inherited }: Outbox): (isAllowed: boolean) => void {
  const forwarded = new Set<LoggedEvent>();
  let isFetched = false;
  let next = inherited;
  return (isAllowed) => {
    if (isAllowed) {
      Reflect.set(window, `ga-disable-${id}`, false);
      if (!isFetched) fetchGoogle(id);
      isFetched = true;
      const view = events.slice(inherited).findLast(({ name }) => name === 'screen_view');
      for (const event of [...(view ? [view] : []), ...events.slice(next)]) {
        if (!forwarded.has(event)) gtag('event', event.name, event.parameters);
        forwarded.add(event);
      }
    } else {
      stopGoogle(id);
    }
    next = events.length;
  };
}

/** Google's script takes an `arguments` object only, and ignores a list. */
const gtag: (...command: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

function fetchGoogle(id: string): void {
  gtag('js', new Date());
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
