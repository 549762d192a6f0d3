import { stopGoogle, writeGoogleAnswer } from '#site/client/analytics/google-answer.ts';
import { uncountedKey } from '#site/client/analytics/may-count.ts';

/** Makes the switch on `/privacy` work, by which a visitor leaves this browser out of the count. */
export function connectCountingSwitch(): void {
  const toggle = document.querySelector<HTMLInputElement>('[data-counting-switch]');
  if (!toggle) return;
  try {
    toggle.checked = localStorage.getItem(uncountedKey) !== null;
    if (toggle.checked) forgetVisit();
  } catch {
    // Where storage is blocked a choice cannot be kept, and none is offered.
    return;
  }
  toggle.disabled = false;
  toggle.addEventListener('change', () => {
    try {
      if (toggle.checked) {
        localStorage.setItem(uncountedKey, 'yes');
        forgetVisit();
      } else localStorage.removeItem(uncountedKey);
    } catch {
      toggle.checked = false;
    }
    // What this page has not told yet it never tells, nor what it notes while it goes.
    window.analyticsQueue?.splice(0);
    window.analyticsQueue = [];
    location.reload();
  });
}

/**
 * Nothing stays of what this tab knew of its visit. Who is not to be counted at all has said no to Google
 * too, and no yes of before comes back when the switch is turned again.
 */
function forgetVisit(): void {
  for (const name of ofTheVisit) sessionStorage.removeItem(name);
  const google = import.meta.env.SITE_GA;
  if (!google) return;
  writeGoogleAnswer('no');
  stopGoogle(google);
}

/** As in `visit.ts`, `page-events.ts` and `outbox.ts`: imported, they would be one more file for every page. */
const ofTheVisit = ['visit', 'previous-screen', 'unsent-events'];
