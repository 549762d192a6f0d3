import type { ScreenView } from '#contract/analytics-events.ts';
import { logEvent } from './analytics.ts';
import { whenShown } from './page-shown.ts';

/**
 * Logs a `screen_view` for this page each time it is shown to the visitor: after a prerendered
 * page is really opened, and again when it comes back from the back-forward cache.
 */
export function logScreenViews(): void {
  whenShown(logScreenView);
}

function logScreenView(): void {
  const { screenName = location.pathname, screenClass = 'Page' } = document.documentElement.dataset;
  const previous = readPrevious();
  // As on the site before this one, the same screen twice in a row counts once.
  if (previous?.path === location.pathname) return;
  const view: ScreenView = {
    screen_name: screenName,
    page_path: location.pathname,
    page_title: document.title,
    firebase_event_origin: 'auto',
    firebase_screen: screenName,
    firebase_screen_class: screenClass,
    screen_class: screenClass,
    firebase_screen_id: screenId(screenName),
    ...(previous && {
      firebase_previous_screen: previous.name,
      firebase_previous_class: previous.class,
      firebase_previous_id: screenId(previous.name),
    }),
  };
  logEvent({ name: 'screen_view', parameters: view });
  writePrevious({ name: screenName, class: screenClass, path: location.pathname });
}

interface Screen {
  readonly name: string;
  readonly class: string;
  readonly path: string;
}

const previousKey = 'previous-screen';

/** The screen before this one in the same tab; storage may be blocked, then there is none. */
function readPrevious(): Screen | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(previousKey) ?? 'null');
    return isScreen(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writePrevious(screen: Screen): void {
  try {
    sessionStorage.setItem(previousKey, JSON.stringify(screen));
  } catch {
    // Without storage each screen counts as the first one.
  }
}

function isScreen(value: unknown): value is Screen {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'class', 'path'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** A number for a screen that is the same on every visit (FNV-1a, 32 bit). */
function screenId(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
