import { logEvent } from './log-event.ts';
import { whenShown } from '../page-shown.ts';

/** The events that the sight of a page is: `<html data-view-event>` names them. */
const viewEvents = ['view_process'] as const;
export type ViewEvent = (typeof viewEvents)[number];

/** Logs the page's own event each time the visitor sees the page. */
export function logViewEvent(): void {
  const named = document.documentElement.dataset.viewEvent;
  const name = viewEvents.find((event) => event === named);
  if (name !== undefined) whenShown(() => logEvent({ name, parameters: {} }));
}
