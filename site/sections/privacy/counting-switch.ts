import { uncountedKey } from '#site/browser/analytics/may-count.ts';

/** Makes the switch on `/privacy` work, by which a visitor leaves this browser out of the count. */
export function connectCountingSwitch(): void {
  const toggle = document.querySelector<HTMLInputElement>('[data-counting-switch]');
  if (!toggle) return;
  try {
    toggle.checked = localStorage.getItem(uncountedKey) !== null;
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
    // From now on, and of what is known of the visit until now nothing stays.
    for (const name of ['visit', 'previous-screen', 'untold-events'])
      sessionStorage.removeItem(name);
    location.reload();
  });
}
