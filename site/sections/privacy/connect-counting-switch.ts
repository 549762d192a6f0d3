import { stopGoogle, writeGoogleAnswer } from '#site/client/analytics/google-answer.ts';
import { uncountedKey } from '#site/client/analytics/may-count.ts';
import { unsentKey } from '#site/client/analytics/outbox.ts';
import { previousKey } from '#site/client/analytics/page-events.ts';
import { visitKey } from '#site/client/analytics/visit.ts';

/** Connects the switch on `/privacy` that excludes this browser from the count. */
export function connectCountingSwitch(): void {
  const toggle = document.querySelector<HTMLInputElement>('[data-script="counting-switch"]');
  if (!toggle) return;
  try {
    toggle.checked = localStorage.getItem(uncountedKey) !== null;
    if (toggle.checked) deleteVisit();
  } catch {
    // Storage is blocked, so a choice could not be stored: the switch stays disabled.
    return;
  }
  toggle.disabled = false;
  toggle.addEventListener('change', () => {
    try {
      if (toggle.checked) {
        localStorage.setItem(uncountedKey, 'yes');
        deleteVisit();
      } else localStorage.removeItem(uncountedKey);
    } catch {
      toggle.checked = false;
    }
    // Discards unsent events, and those that are logged while the page unloads.
    window.analyticsQueue?.splice(0);
    window.analyticsQueue = [];
    location.reload();
  });
}

/** Deletes what this tab stores about its visit, and answers no to Google Analytics for good. */
function deleteVisit(): void {
  for (const name of [visitKey, previousKey, unsentKey]) sessionStorage.removeItem(name);
  const google = import.meta.env.SITE_GA;
  if (!google) return;
  writeGoogleAnswer('no');
  stopGoogle(google);
}
