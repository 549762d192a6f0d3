import { onFirstTouch } from '../first-touch.ts';
import { whenOpened } from '../when-shown.ts';
import { mayCount } from './may-count.ts';
import { openOutbox } from './outbox.ts';
import { logPageEvents } from './page-events.ts';
import { sendEvents } from './send-events.ts';

/** Logs what happens from the start, and sends it once the page has loaded and the browser is idle. */
export function startAnalytics(): void {
  if (!mayCount()) return;
  whenOpened(() => {
    const outbox = openOutbox();
    logPageEvents();
    const google = import.meta.env.SITE_GA;
    whenIdle(() => {
      sendEvents(outbox);
      if (google) {
        import('./google-analytics.ts').then(
          (module) => module.connectGoogleAnalytics(google, outbox),
          ignore,
        );
      }
    });
    if (!navigator.connection?.saveData) onFirstTouch(() => whenIdle(loadVitals));
  });
}

/** The browser keeps what was measured until the script comes. */
function loadVitals(): void {
  import('./vitals.ts').then((module) => module.logVitals(), ignore);
}

function whenIdle(then: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(then));
  else if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then);
}

function ignore(): void {
  // A script that does not load must not disturb the page: the visit is not counted.
}

declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation, in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}
