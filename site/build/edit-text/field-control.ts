import type { Field } from './edit-messages.ts';

/** What edits a field in the panel. */
export interface FieldControl {
  readonly field: Field;
  readonly elements: readonly HTMLElement[];
  /** As it would be saved. */
  readonly value: () => string;
  readonly focus: () => void;
}

/** Returns the control of a field. There is none for the focus of a drawing, which is shown whole. */
export function fieldControl(
  field: Field,
  images: readonly string[],
  photo: string | undefined,
): FieldControl | undefined {
  if (field.kind === 'focus') return photo === undefined ? undefined : focusControl(field, photo);
  return field.kind === 'picture' ? pictureControl(field, images) : textControl(field);
}

function textControl(field: Field): FieldControl & { readonly input: HTMLTextAreaElement } {
  const hasLines = field.kind === 'Markdown' || field.value.includes('\n');
  const id = field.path.join('-');
  const rows = Math.min(8, Math.ceil(field.value.length / 70) + field.value.split('\n').length - 1);
  const input = make('textarea', { id, rows, value: field.value });
  const value = () => (hasLines ? input.value : input.value.replaceAll(/\s*\n\s*/g, ' '));
  const count = make('span');
  const showCount = () => (count.textContent = ` It has ${value().length}.`);
  showCount();
  input.addEventListener('input', showCount);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || (hasLines && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    input.form?.requestSubmit();
  });
  const about = meaning(field, input);
  if (field.kind === 'text') about.append(count);
  const elements = [label(field, id), input, about];
  return { field, input, elements, value, focus: () => input.focus() };
}

function pictureControl(field: Field, images: readonly string[]): FieldControl {
  const id = field.path.join('-');
  const names = [...new Set([field.value, ...images])];
  const select = make('select', { id }, ...names.map((name) => make('option', {}, name)));
  const elements = [label(field, id), select, meaning(field, select)];
  return { field, elements, value: () => select.value, focus: () => select.focus() };
}

/** A click on the photo writes its point into the field. */
function focusControl(field: Field, photo: string): FieldControl {
  const control = textControl(field);
  const { input } = control;
  const image = make('img', { src: photo, alt: '' });
  const marker = make('span', { className: 'marker' });
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
  const picture = make('div', { className: 'photo' }, image, marker);
  return { ...control, elements: [...control.elements, picture] };
}

function label(field: Field, htmlFor: string): HTMLElement {
  return make('label', { htmlFor }, field.name);
}

function meaning(field: Field, control: HTMLElement): HTMLElement {
  const id = `${control.id}-meaning`;
  control.setAttribute('aria-describedby', id);
  return make('p', { id }, field.meaning);
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
