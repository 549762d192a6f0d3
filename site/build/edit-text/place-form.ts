import type { Change } from './edit-messages.ts';

/** Returns a form with the controls of a place (`describe-place.ts`). */
export function placeForm(controls: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = controls;
  form.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
    if ('lines' in target.dataset && !ctrlKey && !metaKey) return;
    event.preventDefault();
    form.requestSubmit();
  });
  followFocus(form);
  return form;
}

/** A click on the photo writes its point into the field of the focus. */
function followFocus(form: HTMLFormElement): void {
  const image = form.querySelector('img');
  const marker = form.querySelector<HTMLElement>('.marker');
  const input = form.querySelector<HTMLTextAreaElement>('[data-kind="focus"]');
  if (image === null || marker === null || input === null) return;
  const showMarker = () => {
    const [left = 0.5, top = 0.5] = input.value === '' ? [] : input.value.split(',').map(Number);
    Object.assign(marker.style, { left: `${left * 100}%`, top: `${top * 100}%` });
  };
  showMarker();
  input.addEventListener('input', showMarker);
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const parts = [offsetX / image.width, offsetY / image.height];
    input.value = parts.map((part) => Number(part.toFixed(2))).join(', ');
    showMarker();
  });
}

/** Returns the values that are not those that the form came with. */
export function changesIn(form: HTMLFormElement): readonly Change[] {
  const inputs = Array.from(form.querySelectorAll('textarea'), (input) => ({
    path: input.name,
    before: input.defaultValue,
    value: 'lines' in input.dataset ? input.value : input.value.replaceAll(/\s*\n\s*/g, ' '),
  }));
  const selects = Array.from(form.querySelectorAll('select'), ({ name, options, value }) => ({
    path: name,
    before: Array.from(options).find(({ defaultSelected }) => defaultSelected)?.value ?? '',
    value,
  }));
  return [...inputs, ...selects].filter(({ before, value }) => before !== value);
}
