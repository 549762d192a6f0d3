import type { LoggedEvent } from '#contract/analytics-events.ts';
import { whenOpened } from '../page-shown.ts';
import { logActs } from './log-acts.ts';
import { logEvent } from './log-event.ts';
import { mayCount } from './may-count.ts';
import { logScreenViews } from './screen-view.ts';
import { fromTab, toTab } from './tab-memory.ts';
import { logViewEvent } from './view-event.ts';

/** What a page has for the script that counts (`own-count.ts`), which comes later. */
export interface Outbox {
  /** In this order; it grows. */
  readonly events: readonly LoggedEvent[];
  /** How many of them have been told. */
  told: number;
  /** Tells what can be told at once. */
  tell: () => void;
  /** How the visitor came to the first page that is in here. */
  readonly referrer: string;
  readonly search: string;
  // That script would else have to fetch these once more.
  readonly logEvent: typeof logEvent;
  readonly mayCount: typeof mayCount;
  readonly fromTab: typeof fromTab;
  readonly toTab: typeof toTab;
}

/**
 * Notes what happens on this page from the start. Who tells it comes after the page has loaded and has
 * nothing else to do; what a page could not tell before it was left waits in the tab for the next one.
 */
export function startAnalytics(): void {
  if (!mayCount()) return;
  whenOpened(() => {
    const [referrer = document.referrer, search = location.search, ...untold] = fromTab(untoldKey);
    const events = (window.analyticsQueue = untold.filter(isLogged));
    const outbox: Outbox = {
      events,
      told: 0,
      tell: () => undefined,
      referrer: String(referrer),
      search: String(search),
      logEvent,
      mayCount,
      fromTab,
      toTab,
    };
    addEventListener('pagehide', () => {
      outbox.tell();
      const left = events.slice(outbox.told);
      toTab(untoldKey, left.length > 0 && mayCount() ? [referrer, search, ...left] : []);
      outbox.told = events.length;
    });
    logActs();
    logScreenViews();
    logViewEvent();
    const google = import.meta.env.SITE_GA;
    if (google) {
      whenIdle(() => {
        import('./google-analytics.ts').then(
          (it) => it.connectGoogleAnalytics(google, outbox),
          ignore,
        );
      });
    }
    // Who cannot fetch them is not counted, or not measured.
    whenIdle(() => {
      import('./own-count.ts').then((count) => count.countOurselves(outbox), ignore);
      if (sparesData()) return;
      whenIdle(() => {
        import('./vitals.ts').then((vitals) => vitals.logVitals(logEvent), ignore);
      });
    });
  });
}

/** With its version: what a page of an earlier release wrote is of no use to this one. */
const untoldKey = 'untold-1';

function isLogged(event: unknown): event is LoggedEvent {
  const isObject = typeof event === 'object' && event !== null;
  return isObject && 'name' in event && 'parameters' in event && 'at' in event;
}

/** Runs `then` once the page has loaded and the browser has nothing else to do. */
function whenIdle(then: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(then));
  else if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then);
}

function ignore(): void {
  // What did not come is done without.
}

declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation, in some browsers. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

function sparesData(): boolean | undefined {
  const { connection } = navigator;
  return Boolean(connection?.saveData) || connection?.effectiveType?.includes('2g');
}
