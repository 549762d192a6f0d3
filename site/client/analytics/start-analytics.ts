import { whenOpened } from '../when-shown.ts';
import { logEvent } from './log-event.ts';
import { mayCount } from './may-count.ts';
import { openOutbox } from './outbox.ts';
import { logPageEvents } from './page-events.ts';

/**
 * Logs what happens on this page from the start. The scripts that send it come once the page has
 * loaded and the browser is idle.
 */
export function startAnalytics(): void {
  if (!mayCount()) return;
  whenOpened(() => {
    const outbox = openOutbox();
    logPageEvents();
    const google = import.meta.env.SITE_GA;
    whenIdle(() => {
      if (google) {
        import('./google-analytics.ts').then(
          (module) => module.connectGoogleAnalytics(google, outbox),
          ignore,
        );
      }
      import('./send-events.ts').then((module) => module.sendEvents(outbox), ignore);
      if (navigator.connection?.saveData) return;
      whenIdle(() => {
        import('./vitals.ts').then((module) => module.logVitals(logEvent), ignore);
      });
    });
  });
}

/** Runs `then` once the page has loaded and the browser is idle. */
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
