/** Lets the slider over two pictures move the line between them (`site/ui/before-after.tsx`). */
export function connectDividers(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const text = target.dataset.dividerValue;
    if (text === undefined) return;
    const percent = target.valueAsNumber;
    target.parentElement?.style.setProperty('--divider', `${percent}%`);
    target.ariaValueText = text.replace('{percent}', String(Math.round(percent)));
  });
}
