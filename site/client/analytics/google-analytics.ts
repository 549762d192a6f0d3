import { asksNotToShare, googleAnswer, type GoogleAnswer } from './google-answer.ts';
import type { Outbox } from './start-analytics.ts';
import { stopGoogle } from './stop-google.ts';

declare global {
  interface Window {
    /** What Google's script works off, as Google documents it. */
    dataLayer?: unknown[];
  }
}

/**
 * Tells Google Analytics the same events by the same names, of visitors who said yes to it. Nothing of
 * Google's is fetched before, and nothing where the browser asks that nothing be shared: there, nobody
 * is asked.
 */
export function connectGoogleAnalytics(id: string, outbox: Outbox): void {
  const answer = googleAnswer();
  const tellGoogle = forwarding(id, outbox);
  // Read each time: the answer, or the switch, may have been used in another tab or on the next page.
  const said = () => {
    if (!outbox.mayCount()) return 'is not counted';
    return asksNotToShare() ? 'cannot be asked' : answer.read();
  };
  const tell = () => {
    if (said() === 'yes') tellGoogle(answer.since());
    else stopGoogle(id);
  };
  const heed = () => {
    showAnswer(said());
    tell();
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-google-answer]');
    if (!button) return;
    answer.write(button.getAttribute('data-google-answer') === 'yes' ? 'yes' : 'no');
    heed();
  });
  // Another tab has answered.
  addEventListener('storage', heed);
  // Or another page, which was left for this one: Google's own script is stopped before it hears of it.
  addEventListener('pageshow', heed, true);
  addEventListener('event-logged', tell);
  makeRoomForBar();
  heed();
}

/** Shows the bar that asks to who has not answered, and on `/privacy` what was answered. */
function showAnswer(said: GoogleAnswer | 'is not counted'): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-while-google]')) {
    element.hidden = !element.dataset.whileGoogle?.split(', ').includes(said);
  }
}

/** Tells the style how high the bar is, at every size of the window and of its letters. */
function makeRoomForBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  if (!bar) return;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
}

/**
 * What tells Google of what was done since a yes, each thing once. Of what came before it, Google hears
 * only of the page that it was given on.
 */
function forwarding(id: string, { events, fromTab, toTab }: Outbox): (since: number) => void {
  let isFetched = false;
  const lastHeard = Number(fromTab(heardKey)[0] ?? 0);
  // What the page before told Google may wait here for our own count.
  let heard = events.filter(({ at }) => at <= lastHeard).length;
  return (since) => {
    Reflect.set(window, `ga-disable-${id}`, false);
    if (!isFetched) fetchGoogle(id);
    isFetched = true;
    const shown = events.findLast(
      ({ name, parameters }) =>
        name === 'screen_view' && parameters.page_path === location.pathname,
    );
    for (const event of events.slice(heard)) {
      if (event.at >= since || event === shown) gtag('event', event.name, event.parameters);
    }
    heard = events.length;
    toTab(heardKey, [events.at(-1)?.at ?? lastHeard]);
  };
}

/** The moment of the last event of this tab that Google has heard of. */
const heardKey = 'google-heard';

/** Google's script asks for `arguments` themselves: of a list it takes no notice. */
const gtag: (...words: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
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
