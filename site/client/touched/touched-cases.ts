import { fillSlots } from '#content-model/fill-slots.ts';
import { logEvent } from '../analytics/log-event.ts';

/**
 * Lets the slider of a `ComparedPicture` move the line between two pictures, and logs the first move or
 * guess. When a visitor comes back to the page the browser may set one: that logs nothing.
 */
export function connectCases(): void {
  let isLogged = false;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(inputs)) return;
    follow(target);
    if (!isLogged) logEvent({ name: 'case_touched', parameters: {} });
    isLogged = true;
  });
  // The touch that loaded this script may have moved one.
  for (const input of document.querySelectorAll<HTMLInputElement>(inputs)) {
    if (input.value !== input.defaultValue) follow(input);
  }
}

/** Moves the line to where the slider is. A guess needs no script. */
function follow(input: HTMLInputElement): void {
  const text = input.dataset.dividerValue;
  if (text === undefined) return;
  const percent = input.valueAsNumber;
  input.parentElement?.style.setProperty('--divider', `${percent}%`);
  input.ariaValueText = fillSlots(text, { percent: Math.round(percent) });
}

const inputs = '[data-divider-value], [data-guess] input';
