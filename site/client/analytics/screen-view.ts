import type { ScreenView } from '#contract/analytics-events.ts';
import { whenShown } from '../page-shown.ts';
import { logEvent } from './log-event.ts';
import { fromTab, toTab } from './tab-memory.ts';

/**
 * Logs a `screen_view` for this page each time it is shown to the visitor: after a prerendered
 * page is really opened, and again when it comes back from the back-forward cache.
 */
export function logScreenViews(): void {
  whenShown(logScreenView);
}

function logScreenView(): void {
  const { pathname } = location;
  const { screenName = pathname, screenClass = 'Page' } = document.documentElement.dataset;
  const [previousPath, previousName, previousClass] = fromTab(previousKey);
  // As on the site before this one, the same screen twice in a row counts once.
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
  toTab(previousKey, [pathname, screenName, screenClass]);
}

/** The screen before this one in the same tab: its path, its name and its class. */
const previousKey = 'previous-screen';

/** A number for a screen that is the same on every visit (FNV-1a, 32 bit). */
function screenId(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
