import type { LoggedEvent } from '#contract/analytics-events.ts';
import { asksNotToShare, googleAnswer, type GoogleAnswer } from './google-answer.ts';

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
export function connectGoogleAnalytics(id: string, events: readonly LoggedEvent[]): void {
  const answer = googleAnswer();
  const tellGoogle = forwarding(id, events);
  const heed = () => {
    const said = asksNotToShare() ? 'cannot be asked' : answer.read();
    showAnswer(said);
    tellGoogle(said === 'yes');
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-google-answer]');
    if (!button) return;
    answer.write(button.getAttribute('data-google-answer') === 'yes' ? 'yes' : 'no');
    heed();
  });
  // Another page may have been answered on: in another tab, or since this one was left and come back to.
  for (const moment of ['storage', 'pageshow', 'event-logged']) addEventListener(moment, heed);
  makeRoomForBar();
  heed();
}

/** Shows the bar that asks to who has not answered, and on `/privacy` what was answered. */
function showAnswer(said: GoogleAnswer): void {
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

function forwarding(id: string, events: readonly LoggedEvent[]): (mayTell: boolean) => void {
  let forwarded: number | undefined;
  let mayTell = false;
  return (may) => {
    if (may !== mayTell) {
      mayTell = may;
      Reflect.set(window, `ga-disable-${id}`, !may);
      if (!may) forgetCookies();
      else {
        if (forwarded === undefined) fetchGoogle(id);
        // The page that somebody says yes on is the first that Google hears of, and hears of once.
        const shown = events.findLastIndex(({ name }) => name === 'screen_view');
        forwarded = Math.max(shown, forwarded ?? 0);
      }
    }
    if (!may) return;
    for (const { name, parameters } of events.slice(forwarded)) gtag('event', name, parameters);
    forwarded = events.length;
  };
}

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

/** Google's, wherever on this host's domain it has put them. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; domain=${labels.slice(first).join('.')}`);
  for (const name of names.filter((name) => name.startsWith('_ga'))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
