import { uncountedKey } from '#site/browser/analytics/may-count.ts';

/** Makes the switch on `/privacy` work, by which a visitor leaves this browser out of the count. */
export function connectCountingSwitch(): void {
  const toggle = document.querySelector<HTMLInputElement>('[data-counting-switch]');
  if (!toggle) return;
  try {
    toggle.checked = localStorage.getItem(uncountedKey) !== null;
    // Nothing stays of what this tab knew of its visit, also of what the page before noted as it went.
    if (toggle.checked) for (const name of ofTheVisit) sessionStorage.removeItem(name);
  } catch {
    // Where storage is blocked a choice cannot be kept, and none is offered.
    return;
  }
  toggle.disabled = false;
  toggle.addEventListener('change', () => {
    try {
      if (toggle.checked) localStorage.setItem(uncountedKey, 'yes');
      else localStorage.removeItem(uncountedKey);
    } catch {
      toggle.checked = false;
    }
    // What this page has not told yet it never tells, nor what it notes while it goes.
    window.analyticsQueue?.splice(0);
    window.analyticsQueue = [];
    location.reload();
  });
}

const ofTheVisit = ['visit', 'previous-screen', 'untold-events'];
