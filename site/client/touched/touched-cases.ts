import { logEvent } from '../analytics/log-event.ts';

/**
 * Lets the slider over two pictures move the line between them (`site/ui/before-after.tsx`), and logs,
 * once on each page, that a divider was moved or a guess made.
 */
export function connectCases(): void {
  let isLogged = false;
  const follow = (input: HTMLInputElement) => {
    const text = input.dataset.dividerValue;
    if (text !== undefined) {
      const percent = input.valueAsNumber;
      input.parentElement?.style.setProperty('--divider', `${percent}%`);
      input.ariaValueText = text.replace('{percent}', String(Math.round(percent)));
    }
    if (!isLogged) logEvent({ name: 'case_touched', parameters: {} });
    isLogged = true;
  };
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(inputs)) follow(target);
  });
  // The touch that loaded this script may have moved one.
  for (const input of document.querySelectorAll<HTMLInputElement>(inputs)) {
    if (input.checked || input.value !== input.defaultValue) follow(input);
  }
}

const inputs = '[data-divider-value], [data-guess] input';
